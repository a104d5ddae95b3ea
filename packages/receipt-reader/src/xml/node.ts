const ENTIDADES: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'"};

/** The five entities of XML itself and numbered characters; others cannot occur without a document type. */
function decodificar(texto: string): string {
  return texto.replace(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (tudo, nome, decimal, hexa) => {
    if (nome) return ENTIDADES[String(nome).toLowerCase()] ?? tudo;
    const codigo = decimal ? Number(decimal) : parseInt(String(hexa), 16);
    return codigo > 0x1f && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : ' ';
  });
}

const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const lista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : valor === undefined ? [] : [valor]);

/** An element of a parsed XML. What is not there reads as undefined all the way down. */
export class No {
  constructor(private readonly valor: unknown) {}

  filhos(nome: string): No[] {
    if (!ehObjeto(this.valor) || !Object.hasOwn(this.valor, nome)) return [];
    return lista(this.valor[nome]).map(cada => new No(cada));
  }

  filho(...caminho: string[]): No {
    return caminho.reduce<No>((no, nome) => no.filhos(nome)[0] ?? new No(undefined), this);
  }

  /** The text of the element at the end of the path, entities resolved; undefined when absent or blank. */
  texto(...caminho: string[]): string | undefined {
    const {valor} = this.filho(...caminho);
    const cru = ehObjeto(valor) ? valor['#text'] : valor;
    const texto = typeof cru === 'string' ? decodificar(cru).replace(/\s+/g, ' ').trim() : '';
    return texto === '' ? undefined : texto;
  }

  atributo(nome: string): string | undefined {
    return this.texto(`@${nome}`);
  }

  /** All elements of a name, at any depth, in the order of the document. */
  todos(nome: string): No[] {
    if (!ehObjeto(this.valor)) return [];
    return Object.entries(this.valor).flatMap(([cada, valor]) =>
      lista(valor).flatMap(item => {
        const no = new No(item);
        return cada === nome ? [no, ...no.todos(nome)] : no.todos(nome);
      }),
    );
  }
}
