"""What the measuring scripts know of source files: where code is, and which calls, types and functions it has.

Written without a look at nibc's own readers, so that the two can be held against one another. Texts are decoded as
Latin-1: a character is a byte, and a column the UTF-8 column that nibc reports.
"""
import bisect
import os
import re

WORD = r"[A-Za-z0-9_$\x80-\xff]"
NAME = r"[A-Za-z_\x80-\xff][A-Za-z0-9_\x80-\xff]*"
SWIFT = (".swift",)
OBJECTIVE_C = (".m", ".mm", ".h", ".c")
VIEW_DESCRIPTIONS = (".xib", ".storyboard")
SKIPPED = {".build", ".git", "DerivedData", "node_modules"}
FOREIGN = {"Pods", "Carthage", "SourcePackages", "checkouts"}


def walk(root):
    """(path below the root, whether it is somebody else's) of every file, in order."""
    for place, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in SKIPPED and not os.path.islink(os.path.join(place, f)))
        below = os.path.relpath(place, root)
        foreign = bool(FOREIGN.intersection(below.split(os.sep)))
        for name in sorted(names):
            path = os.path.join(place, name)
            if not os.path.islink(path) and os.path.isfile(path):
                yield os.path.normpath(os.path.join(below, name)), foreign


def blanked(text):
    return re.sub(r"[^\n]", " ", text)


def readable(text):
    """Text of a source as it is meant."""
    return text.encode("latin-1").decode("utf-8", "replace")


class Literal:
    """A string: its quotes are [start, end), its contents [inner, outer)."""
    __slots__ = ("start", "inner", "outer", "end", "is_plain")

    def __init__(self, start, inner, outer, end, is_plain):
        self.start, self.inner, self.outer, self.end, self.is_plain = start, inner, outer, end, is_plain


class SwiftMask:
    """Blanks comments and the contents of strings; what is interpolated stays code."""
    CODE = re.compile(r'//|/\*|#*"""|#*"|/|[()]')
    COMMENT = re.compile(r"/\*|\*/")

    def __init__(self, text):
        self.text = text
        self.pieces = []
        self.kept = 0
        self.literals = []
        self.code(0, False)
        self.pieces.append(text[self.kept:])
        self.masked = "".join(self.pieces)

    def blank(self, start, end):
        if end > start:
            self.pieces += [self.text[self.kept:start], blanked(self.text[start:end])]
            self.kept = end

    def code(self, at, is_interpolation):
        text, depth = self.text, 0
        while True:
            match = self.CODE.search(text, at)
            if not match:
                return len(text)
            token, at = match.group(), match.end()
            if token == "//":
                end = text.find("\n", at)
                end = len(text) if end < 0 else end
                self.blank(match.start(), end)
                at = end
            elif token == "/*":
                level = 1
                while level:
                    comment = self.COMMENT.search(text, at)
                    if not comment:
                        at = len(text)
                        break
                    level += 1 if comment.group() == "/*" else -1
                    at = comment.end()
                self.blank(match.start(), at)
            elif token == "(":
                depth += 1
            elif token == ")":
                depth -= 1
                if is_interpolation and depth < 0:
                    return at
            elif token == "/":
                at = self.regular_expression(match.start())
            else:
                at = self.string(match.start(), token)

    def regular_expression(self, start):
        """`/…/` where an operand is expected, on one line."""
        text = self.text
        before = text[max(0, start - 40):start].rstrip(" \t")
        expects = re.search(r"(?:[(\[,=:{&|?]|\breturn|\bin|\bcase|\A|\n)\Z", before)
        match = re.compile(r"/(?![\s/*])(?:\\.|[^/\\\n])+(?<!\s)/").match(text, start)
        if not expects or not match:
            return start + 1
        self.blank(match.start() + 1, match.end() - 1)
        return match.end()

    def string(self, start, token):
        text = self.text
        hashes, is_long = token.count("#"), token.endswith('"""')
        escape = "\\" + "#" * hashes
        close = ('"""' if is_long else '"') + "#" * hashes
        scan = re.compile(re.escape(escape) + r"(?:\(|.)|" + re.escape(close) + ("" if is_long else r"|\n"), re.S)
        inner = blank_from = at = start + len(token)
        plain = not is_long
        while True:
            match = scan.search(text, at)
            if not match or match.group() == "\n":
                end = match.start() if match else len(text)
                self.blank(blank_from, end)
                return end
            at = match.end()
            if match.group() == close:
                self.blank(blank_from, match.start())
                self.literals.append(Literal(start, inner, match.start(), at, plain))
                return at
            plain = False
            if match.group() == escape + "(":
                self.blank(blank_from, at - 1)
                at = self.code(at, True)
                blank_from = at


OBJECTIVE_C_TOKEN = re.compile(
    r"//(?:\\\r?\n|[^\n])*|/\*.*?(?:\*/|\Z)|\bR\"([^()\s\\]{0,16})\(.*?\)\1\"|@?\"(?:\\.|[^\"\\\n])*\""
    r"|(?<![0-9A-Za-z_])'(?:\\.|[^'\\\n])+'", re.S)


def mask_objective_c(text):
    literals = []

    def replace(match):
        token = match.group()
        if token.startswith("/"):
            return blanked(token)
        inner = token.index(token[-1]) + 1
        if token[-1] == '"' and token[0] != "R":
            literals.append(Literal(match.start(), match.start() + inner, match.end() - 1, match.end(),
                                    "\\" not in token))
        return token[:inner] + blanked(token[inner:-1]) + token[-1]

    return OBJECTIVE_C_TOKEN.sub(replace, text), literals


CONDITION = re.compile(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elseif|elif|else|endif)\b([^\n]*)", re.M)


def inactive_ranges(code):
    """Text under `#if false` or `#if 0`, and the other side of `#if true` or `#if 1`."""
    ranges, levels = [], []

    def verdict(word, condition):
        condition = condition.strip().strip("()").strip()
        if word in ("ifdef", "ifndef"):
            return None
        return {"false": False, "0": False, "true": True, "1": True}.get(condition)

    for match in CONDITION.finditer(code):
        word = match.group(1)
        if word.startswith("if"):
            value = verdict(word, match.group(2))
            levels.append([value is True, match.end() if value is False else None])
            continue
        if not levels:
            continue
        level = levels[-1]
        if level[1] is not None:
            ranges.append((level[1], match.start()))
            level[1] = None
        if word == "endif":
            levels.pop()
        else:
            value = None if word == "else" else verdict(word, match.group(2))
            if level[0] or value is False:
                level[1] = match.end()
            level[0] = level[0] or value is True
    return ranges


class Parameter:
    __slots__ = ("label", "name", "type", "has_default", "is_first")

    def __init__(self, text, is_first):
        head, colon, rest = text.partition(":")
        words = re.findall(r"`?" + NAME + r"`?", re.sub(r"@" + NAME + r"(?:\([^)]*\))?", "", head))
        words = [w.strip("`") for w in words if w not in ("inout", "var", "let", "borrowing", "consuming")]
        self.label = words[0] if words else "_"
        self.name = words[-1] if words else "_"
        default = re.search(r"(?<![=!<>])=(?![=>])", rest)
        self.type = (rest[:default.start()] if default else rest).strip()
        self.has_default = default is not None or self.type.endswith("...")
        # Swift 2 leaves the first label out.
        self.is_first = is_first and len(words) == 1


class Function:
    """A declaration of a function or an Objective-C method."""
    __slots__ = ("source", "name", "at", "start", "parameters", "generics", "body", "owner", "is_static", "selector",
                 "modifiers")

    def label(self):
        return readable(self.selector or self.name + "(" + "".join(p.label + ":" for p in self.parameters) + ")")

    def accepts(self, labels, has_trailing_closure=False):
        """Whether a call with these labels can be one of it; defaults may be left out."""
        at = 0
        for parameter in self.parameters:
            if at < len(labels) and (labels[at] == parameter.label or labels[at] == "_" and parameter.is_first):
                at += 1
                while parameter.type.endswith("...") and at < len(labels) and labels[at] == "_":
                    at += 1
            elif not parameter.has_default and not (has_trailing_closure and at == len(labels)):
                return False
        return at == len(labels)


class TypeDeclaration:
    __slots__ = ("source", "kind", "name", "supertypes", "start", "body")


class Argument:
    __slots__ = ("label", "start", "end", "text")

    def __init__(self, label, start, end, text):
        self.label, self.start, self.end, self.text = label, start, end, text


TYPE = re.compile(
    r"(?<![\w.])(class|struct|enum|extension|protocol|actor)\s+(?!(?:func|var|let|subscript|override|final|private|"
    r"public|internal|open|static|init)\b)(" + NAME + r"(?:\." + NAME + r")*)([^{};]*)\{")
FUNCTION = re.compile(r"(?<![\w.`])func\s+(`?" + NAME + r"`?)\s*(?=[(<])")
METHOD = re.compile(r"^[ \t]*([-+])[ \t]*(?=\(|" + NAME + r"[ \t]*[:;{])", re.M)
IMPLEMENTATION = re.compile(r"^[ \t]*@(?:implementation|interface|protocol)[ \t]+(" + NAME + r")[^\n]*", re.M)


class Source:
    def __init__(self, root, path, foreign=False):
        self.path, self.is_foreign = path, foreign
        self.is_swift = path.endswith(SWIFT)
        with open(os.path.join(root, path), "rb") as file:
            self.text = file.read().decode("latin-1")
        self._code = None

    def _mask(self):
        if self.is_swift:
            mask = SwiftMask(self.text)
            self._code, self._literals = mask.masked, mask.literals
        else:
            self._code, self._literals = mask_objective_c(self.text)
        self._literals.sort(key=lambda literal: literal.start)
        self._starts = [literal.start for literal in self._literals]
        self._inactive = inactive_ranges(self._code)
        self._lines = [0] + [match.end() for match in re.finditer("\n", self._code)]
        self._pairs = self._parents = self._functions = self._types = None

    @property
    def code(self):
        if self._code is None:
            self._mask()
        return self._code

    @property
    def literals(self):
        _ = self.code
        return self._literals

    def literal_at(self, start):
        _ = self.code
        index = bisect.bisect_left(self._starts, start)
        return self._literals[index] if index < len(self._starts) and self._starts[index] == start else None

    def value(self, literal):
        return self.text[literal.inner:literal.outer]

    def is_inactive(self, at):
        _ = self.code
        return any(start <= at < end for start, end in self._inactive)

    def place(self, at):
        """Line and column of an offset."""
        _ = self.code
        line = bisect.bisect_right(self._lines, at)
        return line, at - self._lines[line - 1] + 1

    def line(self, at):
        return self.place(at)[0]

    def offset(self, line, column):
        _ = self.code
        return self._lines[line - 1] + column - 1 if 0 < line <= len(self._lines) else -1

    @property
    def pairs(self):
        """The other bracket of each bracket that has one."""
        _ = self.code
        if self._pairs is None:
            self._pairs, stack = {}, []
            for match in re.finditer(r"[()\[\]{}]", self._code):
                token, at = match.group(), match.start()
                if token in "([{":
                    stack.append((token, at))
                    continue
                opening = {")": "(", "]": "[", "}": "{"}[token]
                # A bracket too many or too few (both sides of an #if, say) must not shift all that follows.
                for depth in range(len(stack) - 1, max(-1, len(stack) - 6), -1):
                    if stack[depth][0] == opening:
                        self._pairs[stack[depth][1]], self._pairs[at] = at, stack[depth][1]
                        del stack[depth:]
                        break
        return self._pairs

    def split(self, start, end, separator=","):
        """The ranges between separators that lie in no bracket."""
        code, pairs, ranges, at, first = self.code, self.pairs, [], start, start
        scan = re.compile("[([{" + separator + "]")
        while True:
            match = scan.search(code, at, end)
            if not match:
                break
            if match.group() == separator:
                ranges.append((first, match.start()))
                first = at = match.end()
            else:
                at = pairs.get(match.start(), match.start()) + 1
                at = max(at, match.end())
        if ranges or code[first:end].strip():
            ranges.append((first, end))
        return ranges

    def arguments(self, opening):
        """Those of a call whose bracket opens here; None if it does not close."""
        closing = self.pairs.get(opening)
        if closing is None:
            return None
        inside = self.code[opening + 1:closing]
        if re.fullmatch(r"\s*(?:`?" + NAME + r"`?\s*:\s*)+", inside):  # A reference: register(_:forIdentifier:)
            return [Argument(label, opening, closing, "") for label in re.findall(NAME, inside)]
        found = []
        for start, end in self.split(opening + 1, closing):
            label = re.compile(r"\s*`?(" + NAME + r")`?\s*:(?!:)\s*").match(self.code, start, end)
            first = label.end() if label else start + len(self.code[start:end]) - len(self.code[start:end].lstrip())
            last = start + len(self.code[start:end].rstrip())
            found.append(Argument(label.group(1) if label else "_", first, max(first, last), self.text[first:last]))
        return found

    @property
    def types(self):
        _ = self.code
        if self._types is None:
            self._types = []
            if self.is_swift:
                for match in TYPE.finditer(self.code):
                    closing = self.pairs.get(match.end() - 1)
                    if closing is None:
                        continue
                    found = TypeDeclaration()
                    found.source, found.kind, found.name = self, match.group(1), match.group(2).split(".")[-1]
                    found.start, found.body = match.start(), (match.end(), closing)
                    clause = re.sub(r"^\s*<(?:[^<>]|<[^<>]*>)*>", "", match.group(3))
                    clause = re.split(r"\bwhere\b", clause)[0]
                    names = clause.partition(":")[2] if ":" in clause else ""
                    names = re.sub(r"<(?:[^<>]|<[^<>]*>)*>", "", names)
                    found.supertypes = [name.strip().split(".")[-1] for name in re.split("[,&]", names) if name.strip()]
                    self._types.append(found)
            else:
                marks = list(IMPLEMENTATION.finditer(self.code))
                for match in marks:
                    end = self.code.find("@end", match.end())
                    found = TypeDeclaration()
                    found.source, found.kind, found.name = self, "class", match.group(1)
                    found.start, found.body = match.start(), (match.end(), end if end >= 0 else len(self.code))
                    parent = re.search(r":\s*(" + NAME + ")", match.group())
                    found.supertypes = [parent.group(1)] if parent else []
                    self._types.append(found)
        return self._types

    def type_at(self, at):
        """The innermost type declared around an offset."""
        best = None
        for found in self.types:
            if found.body[0] <= at < found.body[1] and (best is None or found.body[0] > best.body[0]):
                best = found
        return best

    @property
    def functions(self):
        _ = self.code
        if self._functions is None:
            self._functions = list(self._swift_functions() if self.is_swift else self._methods())
        return self._functions

    def function_at(self, at):
        best = None
        for found in self.functions:
            if found.body and found.body[0] <= at < found.body[1] and (best is None or found.start > best.start):
                best = found
        return best

    def _swift_functions(self):
        code = self.code
        for match in FUNCTION.finditer(code):
            at, generics = match.end(), []
            if code[at] == "<":
                level, end = 0, at
                while end < len(code):
                    if code[end] == "<":
                        level += 1
                    elif code[end] == ">" and code[end - 1] != "-":
                        level -= 1
                        if level == 0:
                            break
                    end += 1
                clause = re.split(r"\bwhere\b", code[at + 1:end])[0]
                generics = [part.split(":")[0].strip() for part in clause.split(",")]
                generics = [name for name in generics if re.fullmatch(NAME, name)]
                opening = re.compile(r"\s*\(").match(code, end + 1)
                if not opening:
                    continue
                at = opening.end() - 1
            closing = self.pairs.get(at)
            if closing is None:
                continue
            found = Function()
            found.source, found.name, found.at, found.start = self, match.group(1).strip("`"), match.start(1), match.start()
            found.parameters = [Parameter(code[start:end], number == 0)
                                for number, (start, end) in enumerate(self.split(at + 1, closing))]
            found.generics, found.selector, found.body = generics, None, None
            brace = code.find("{", closing)
            between = code[closing + 1:brace] if brace >= 0 else "}"
            if not re.search(r"[};]|\b(?:func|var|let|class|struct|enum|init|case|subscript|typealias|static)\b|@",
                             between) and brace in self.pairs:
                found.body = (brace + 1, self.pairs[brace])
            line = code.rfind("\n", 0, match.start()) + 1
            found.modifiers = code[line:match.start()]
            found.is_static = bool(re.search(r"\b(?:static|class)\b", found.modifiers))
            found.owner = self.type_at(match.start())
            yield found

    def _methods(self):
        code = self.code
        for match in METHOD.finditer(code):
            end = re.compile(r"[;{]").search(code, match.end())
            if not end:
                continue
            head, at = code[match.end():end.start()], match.end()
            first = re.compile(r"\s*").match(code, at).end()
            if code[first:first + 1] == "(":
                closing = self.pairs.get(first)
                if closing is None:
                    continue
                at = closing + 1
            name = re.compile(r"\s*(" + NAME + ")").match(code, at)
            if not name or name.end() > end.start():
                continue
            found = Function()
            found.source, found.name, found.at, found.start = self, name.group(1), name.start(1), match.start()
            labels = self.selector_parts(name.start(1), end.start())
            found.selector = "".join(part.label + ":" for part in labels) or found.name
            found.parameters = []
            for part in labels:
                text = code[part.start:part.end]
                kind = re.match(r"\s*\(", text)
                parameter = Parameter("_: ", False)
                if kind:
                    closing = self.pairs.get(part.start + kind.end() - 1, part.start)
                    parameter.type = code[part.start + kind.end():closing].strip()
                    text = code[closing + 1:part.end]
                words = re.findall(NAME, text)
                parameter.label, parameter.name = part.label, words[0] if words else "_"
                found.parameters.append(parameter)
            found.generics, found.body, found.modifiers = [], None, head
            if end.group() == "{" and end.start() in self.pairs:
                found.body = (end.end(), self.pairs[end.start()])
            found.is_static = match.group(1) == "+"
            found.owner = self.type_at(match.start())
            yield found

    def selector_parts(self, start, end):
        """The labels of a message or method with what follows each, between two offsets."""
        code, pairs = self.code, self.pairs
        marks, at, questions = [], start, 0
        scan = re.compile(r"[([{?]|(" + NAME + r")\s*:(?!:)|:")
        while True:
            match = scan.search(code, at, end)
            if not match:
                break
            at = match.end()
            token = match.group()
            if token in "([{":
                at = max(pairs.get(match.start(), match.start()) + 1, at)
            elif token == "?":
                questions += 1
            elif questions:
                questions -= 1
            elif match.group(1):
                marks.append(match)
        parts = []
        for number, mark in enumerate(marks):
            stop = marks[number + 1].start() if number + 1 < len(marks) else end
            parts.append(Argument(mark.group(1), mark.end(), stop, self.text[mark.end():stop].strip()))
        return parts

    def enclosing_bracket(self, at):
        """The innermost bracket around an offset, and None for none."""
        if self._parents is None:
            self._parents = sorted((start, end) for start, end in self.pairs.items() if start < end)
        index = bisect.bisect_left(self._parents, (at, 0)) - 1
        for start, end in reversed(self._parents[max(0, index - 400):index + 1]):
            if end > at:
                return start
        return None


REGISTRATION_LABELS = {
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forSupplementaryViewOfKind",
    "forHeaderFooterViewReuseIdentifier", "forDecorationViewOfKind", "forItemWithIdentifier", "forIdentifier"}
API_WORD = re.compile(
    r"(?<!" + WORD + r")(dequeueReusable" + WORD + r"*|dequeueConfigured" + WORD + r"*|register|registerNib|registerClass"
    r"|makeItem|makeSupplementaryView|makeView|make|makeItemWithIdentifier|makeViewWithIdentifier"
    r"|makeSupplementaryViewOfKind)(?!" + WORD + r")")
API_HINT = re.compile(r"dequeueReusable|dequeueConfigured|register|makeItem|makeSupplementaryView|makeView|\bmake\(")
FREE_FORM = ("dequeueReusable", "dequeueConfigured")
KNOWN_DEQUEUE = re.compile(r"dequeueReusable(?:Cell|SupplementaryView|HeaderFooterView)(?:\Z|With|OfKind)|dequeueConfigured")
MAKERS = {"makeItem": "withIdentifier", "makeView": "withIdentifier", "make": "withIdentifier",
          "makeSupplementaryView": "ofKind"}
OWN_LABELS = {"dequeueReusableCell": {"withIdentifier", "withReuseIdentifier"},
              "dequeueReusableSupplementaryView": {"withReuseIdentifier"},
              "dequeueReusableHeaderFooterView": {"withIdentifier"}}
OLD_MAKERS = ("makeItemWithIdentifier", "makeViewWithIdentifier", "makeSupplementaryViewOfKind")


class Occurrence:
    """A place where a base name stands: a call, a message, a reference or a declaration."""
    __slots__ = ("source", "at", "name", "arguments", "end", "form", "wrapper", "is_certain")

    def __init__(self, source, at, name, arguments, end, form):
        self.source, self.at, self.name, self.arguments, self.end = source, at, name, arguments, end
        self.form, self.wrapper, self.is_certain = form, None, True

    @property
    def labels(self):
        return [argument.label for argument in self.arguments]

    @property
    def api(self):
        labels = "".join(label + ":" for label in self.labels)
        return readable(self.name + "(" + labels + ")" if self.source.is_swift else labels or self.name)

    def argument(self, *labels):
        return next((a for a in self.arguments if a.label in labels), None)


def occurrence(source, at, name):
    """What the name at an offset is; None if it is neither call, message, reference nor declaration."""
    code, end = source.code, at + len(name)
    if source.is_swift:
        before = code[max(0, at - 200):at].rstrip().rstrip("`")
        if re.search(r"(?<![\w.])func\s*\Z", before):
            opening = code.find("(", end)
            labels = next((f.parameters for f in source.functions if f.at == at), [])
            return Occurrence(source, at, name, [Argument(p.label, at, end, "") for p in labels],
                              source.pairs.get(opening, end), "declaration")
        call = re.compile(r"`?[?!]?\(").match(code, end)
        if call:
            arguments = source.arguments(call.end() - 1)
            if arguments is None:
                return None
            is_reference = bool(arguments) and arguments[0].start == call.end() - 1
            return Occurrence(source, at, name, arguments, source.pairs[call.end() - 1] + 1,
                              "reference" if is_reference else "call")
        if before.endswith(".") and not re.match(r"`?\s*[:=.(<\[{]|`?\s*[?!]?\s*\.", code[end:end + 20]):
            return Occurrence(source, at, name, [], end, "reference")
        return None
    if not re.compile(r"\s*:(?!:)").match(code, end):
        return None
    before = code[max(0, at - 200):at].rstrip()
    opening = source.enclosing_bracket(at)
    if opening is not None and code[opening] == "(" and code[:opening].rstrip().endswith("@selector"):
        labels = re.findall(NAME, code[at:source.pairs[opening]])
        return Occurrence(source, at, name, [Argument(label, at, end, "") for label in labels],
                          source.pairs[opening], "reference")
    if opening is not None and code[opening] == "[":
        closing = source.pairs[opening]
        parts = source.selector_parts(at, closing)
        return Occurrence(source, at, name, parts, closing + 1, "call")
    method = next((f for f in source.functions if f.at == at), None)
    if method:
        parts = [Argument(p.label, at, end, "") for p in method.parameters]
        return Occurrence(source, at, name, parts, end, "declaration")
    return None


def is_api(found):
    labels = set(found.labels)
    if "Annotation" in found.name or "forAnnotationViewWithReuseIdentifier" in labels:  # MapKit
        return False
    if found.name.startswith(FREE_FORM):
        return True
    if found.name in ("register", "registerNib", "registerClass"):
        return bool(labels & REGISTRATION_LABELS)
    if found.name in OLD_MAKERS:
        return True
    return found.source.is_swift and MAKERS.get(found.name) in labels


def api_occurrences(source):
    found = []
    if not API_HINT.search(source.text):
        return found
    for match in API_WORD.finditer(source.code):
        one = occurrence(source, match.start(1), match.group(1))
        if one and is_api(one):
            found.append(one)
    return found


# Parameters that say where, or who is told, and not what.
VIEW_TYPES = re.compile(
    r"\b(?:NS)?IndexPath\b|Delegate\s*[*?!]?\s*\Z|\b[UN][IS](?:Table|Collection|Outline)View(?:Layout)?\s*[*?!]?\s*\Z|Recognizer\s*[*?!]?\s*\Z"
    r"|\b(?:Any|AnyObject|(?:NS)?Notification|id|UIButton|NSButton)\s*[*?!]?\s*\Z")
DATA_SOURCE = re.compile(
    r"cellForRowAt|cellForItemAt|viewForSupplementaryElementOfKind|viewForHeaderInSection|viewForFooterInSection"
    r"|itemForRepresentedObjectAt|viewForTableColumn|viewFor:tableColumn|viewFor:row")


def is_data_source_method(function):
    if function is None:
        return False
    return bool(DATA_SOURCE.search(function.label()))


def is_callback(function):
    """Of a data source or delegate: nobody calls those but the view."""
    first = function.parameters[0] if function.parameters else None
    name = function.name.lower()
    return is_data_source_method(function) or first is not None and function.source.is_swift and (
        name in (first.name.lower(), re.sub(r"\W", "", first.type).lower()) and first.label == "_"
        or first.label == first.name == "_" and len(function.parameters) > 1)


def is_closure_parameter(found):
    """Whether what is called is what the caller of the function around handed over."""
    source = found.source
    if not source.is_swift or found.form != "call" or source.code[max(0, found.at - 200):found.at].rstrip().endswith("."):
        return False
    function = source.function_at(found.at)
    return function is not None and any(p.name == found.name for p in function.parameters)


# What a collection or table view has itself, under the names of which projects have methods of their own.
VIEWS_OWN = {"cellForItem", "cellForRow", "supplementaryView", "headerView", "footerView"}


def is_views_own(found):
    """Whether a method of the view's own is called: of a project's class, one of that name may be a wrapper."""
    source = found.source
    before = source.code[max(0, found.at - 200):found.at].rstrip()
    return (source.is_swift and found.form == "call" and found.name in VIEWS_OWN and before.endswith(".")
            and re.search(r"(?:collection|table)View\Z", before[:-1].rstrip().rstrip("?!"), re.I) is not None)


def mentions(text, names):
    text = re.sub(r"\[[^\[\]]*\]", "", text) if "[" in text and "]" in text else text
    return any(re.search(r"(?<![\w.\x80-\xff])" + re.escape(name) + r"(?![\w\x80-\xff:])", text) for name in names)


def is_wrapper_of(function, found, protocols):
    """Whether what is registered or dequeued here comes from outside: parameters, generic parameters, Self."""
    if is_callback(function):
        return False
    names = {p.name for p in function.parameters if p.name != "_" and not VIEW_TYPES.search(p.type)}
    names |= set(function.generics)
    source = function.source
    if source.is_swift and function.owner is not None:
        if function.is_static or function.owner.kind in ("extension", "protocol") and function.owner.name in protocols:
            names.add("Self")
    if function.is_static:
        names.add("self")
    if not names:
        return False
    # Local constants made of them count as well.
    body = source.code[function.body[0]:found.at]
    for match in re.finditer(r"(?<!\w)(?:let|var)\s+(" + NAME + r")\s*(?::[^=\n]+)?=([^\n]*)" if source.is_swift
                             else r"(?<=[\s*])(" + NAME + r")\s*=([^=\n][^\n]*)", body):
        if match.group(1) not in names and mentions(match.group(2), names):
            names.add(match.group(1))
    for argument in found.arguments:
        if argument.label == "item" and found.name.startswith("dequeueConfigured"):
            continue  # What the view shows: the registration says which view it is.
        if argument.label in ("at", "atIndex") and found.name.startswith(FREE_FORM):
            continue  # Where, not what.
        text = source.code[argument.start:argument.end]
        if not re.search(r"[iI]ndexPath", text) and mentions(text, names):
            return True
    # A type that only the generic result names: dequeue() as! T
    return any(re.match(r"[^\n]*\bas[?!]?\s+" + re.escape(name) + r"\b", source.code[found.end:found.end + 200])
               for name in function.generics)


class Project:
    """The sources under a folder, with the occurrences in them."""

    def __init__(self, root):
        self.root = root
        self.sources, self.view_descriptions = [], []
        for path, foreign in walk(root):
            if path.endswith(SWIFT + OBJECTIVE_C):
                self.sources.append(Source(root, path, foreign))
            elif path.endswith(VIEW_DESCRIPTIONS):
                self.view_descriptions.append((path, foreign))
        self.by_path = {source.path: source for source in self.sources}
        self.protocols = set()
        for source in self.sources:
            if source.is_swift and "protocol " in source.text:
                self.protocols |= set(re.findall(r"\bprotocol\s+(" + NAME + ")", source.text))
        self.occurrences = [found for source in self.sources for found in api_occurrences(source)]
        own = {f.name for s in self.sources if "dequeue" in s.text for f in s.functions}
        # dequeueReusableViewController(…), declared here, is none of UIKit's; around a call of UIKit's it is a wrapper.
        self.occurrences = [found for found in self.occurrences if found.name not in own
                            or KNOWN_DEQUEUE.match(found.name) or not found.name.startswith(FREE_FORM)]
        self.wrappers = []
        self._add_wrappers()

    def _wrappers_around(self, occurrences):
        found, known = [], {(w.source.path, w.at) for w in self.wrappers}
        for one in occurrences:
            if one.form == "declaration" or one.source.is_inactive(one.at):
                continue
            for function in one.source.functions:
                if (function.body and function.body[0] <= one.at < function.body[1]
                        and (one.source.path, function.at) not in known
                        and is_wrapper_of(function, one, self.protocols)):
                    known.add((one.source.path, function.at))
                    found.append(function)
        return found

    def _add_wrappers(self):
        """Functions around API calls, then functions around calls of those."""
        latest = self.occurrences
        for _ in range(2):
            new = self._wrappers_around(latest)
            if not new:
                break
            self.wrappers += new
            latest = self._calls_of(new)
            self.occurrences += latest

    def _calls_of(self, wrappers):
        swift, objective_c = {}, {}
        for wrapper in wrappers:
            (swift if wrapper.source.is_swift else objective_c).setdefault(wrapper.name, []).append(wrapper)
        by_place = {(found.source.path, found.at): found for found in self.occurrences}
        result = []
        rivals = {}
        places = {(w.source.path, w.at) for w in self.wrappers}
        for names in (swift, objective_c):
            if not names:
                continue
            is_swift = names is swift
            words = re.compile(r"(?<!" + WORD + r")(" + "|".join(map(re.escape, sorted(names))) + r")(?!" + WORD + ")")
            sources = [s for s in self.sources if s.is_swift == is_swift and words.search(s.text)]
            for source in sources:
                for function in source.functions:
                    if function.name in names and (source.path, function.at) not in places:
                        rivals.setdefault((is_swift, function.name), []).append(function)
            for source in sources:
                for match in words.finditer(source.code):
                    known = by_place.get((source.path, match.start(1)))
                    if known is not None:
                        # UIKit's base name with other labels: the project's own.
                        if known.wrapper is None and known.form != "declaration" and source.is_swift and \
                                known.name in OWN_LABELS and not OWN_LABELS[known.name].intersection(known.labels):
                            known.wrapper = self._wrapper_of(known, names[match.group(1)])
                        continue
                    one = occurrence(source, match.start(1), match.group(1))
                    if one is None or is_closure_parameter(one) or is_views_own(one):
                        continue
                    wrapper = self._wrapper_of(one, names[match.group(1)])
                    if wrapper is None:
                        continue
                    one.wrapper = wrapper
                    one.is_certain = self._is_certain(one, wrapper, rivals.get((is_swift, one.name), []))
                    result.append(one)
                    by_place[(source.path, one.at)] = one
        return result

    def _wrapper_of(self, one, candidates):
        source = one.source
        for wrapper in candidates:
            if not source.is_swift:
                if one.api == wrapper.label():
                    return wrapper
            elif one.form == "declaration":
                if one.labels == [p.label for p in wrapper.parameters]:
                    return wrapper
            elif one.form == "reference" and not one.arguments:
                return wrapper
            else:
                trailing = re.compile(r"\s*\{").match(source.code, one.end)
                if wrapper.accepts(one.labels, bool(trailing)):
                    return wrapper
        return None

    def _is_certain(self, one, wrapper, rivals):
        """False where another function of that name may be meant, which only types can tell."""
        source = one.source
        if not source.is_swift or one.form == "declaration":
            return True
        before = source.code[max(0, one.at - 200):one.at].rstrip().rstrip("?!")
        is_on_view = wrapper.owner is not None and re.search(r"View\Z", wrapper.owner.name)
        if is_on_view and before.endswith("."):
            receiver = before[:-1].rstrip().rstrip("?!)(")
            if re.search(r"(?:[vV]iew|[tT]able|[cC]ollection|\$0|\bself|[lL]ist)\Z", receiver):
                return True
            if wrapper.name == "register":
                return False
        if one.form == "reference" and not one.arguments:
            return False
        return not any(rival.body and rival.accepts(one.labels) for rival in rivals)
