#ifndef NIBC_CLIBYAML_SHIM_H
#define NIBC_CLIBYAML_SHIM_H

#include <yaml.h>

#endif
