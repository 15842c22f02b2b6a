#ifndef NIBC_CLIBXML2_SHIM_H
#define NIBC_CLIBXML2_SHIM_H

/* Debian builds libxml2 with ICU, whose <unicode/…> headers clash with those of Foundation. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

/* xmlError became const in libxml2 2.12: the handler's type is fixed here. */
static inline void nibc_set_error_handler(xmlSAXHandler *handler,
                                          void (*report)(void *, const xmlError *)) {
  handler->serror = (xmlStructuredErrorFunc)report;
}

/* The offset of the parser's cursor from the start of the text. */
static inline long nibc_offset(xmlParserCtxt *context) {
  return context->input
             ? (long)(context->input->cur - context->input->base) + (long)context->input->consumed
             : 0;
}

#endif
