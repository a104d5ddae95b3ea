const ENTITIES: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'"};

/** Resolves the five predefined XML entities and numeric ones; others cannot occur without a document type. */
function decode(text: string): string {
  return text.replace(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const charCode = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return charCode > 0x1f && charCode <= 0x10ffff ? String.fromCodePoint(charCode) : ' ';
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** An element of a parsed XML. Paths to absent elements give undefined. */
export class XmlNode {
  constructor(private readonly value: unknown) {}

  children(name: string): XmlNode[] {
    if (!isObject(this.value) || !Object.hasOwn(this.value, name)) return [];
    return list(this.value[name]).map(each => new XmlNode(each));
  }

  child(...path: string[]): XmlNode {
    return path.reduce<XmlNode>((node, name) => node.children(name)[0] ?? new XmlNode(undefined), this);
  }

  /** The text of the element at the end of the path, entities resolved; undefined when absent or blank. */
  text(...path: string[]): string | undefined {
    const {value} = this.child(...path);
    const raw = isObject(value) ? value['#text'] : value;
    const text = typeof raw === 'string' ? decode(raw).replace(/\s+/g, ' ').trim() : '';
    return text === '' ? undefined : text;
  }

  attribute(name: string): string | undefined {
    return this.text(`@${name}`);
  }

  /** All elements of a name, at any depth, in the order of the document. */
  descendants(name: string): XmlNode[] {
    if (!isObject(this.value)) return [];
    return Object.entries(this.value).flatMap(([each, value]) =>
      list(value).flatMap(item => {
        const node = new XmlNode(item);
        return each === name ? [node, ...node.descendants(name)] : node.descendants(name);
      }),
    );
  }
}
