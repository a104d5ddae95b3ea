import {clipText, placeText, wrapText, type Align, type FontName, type Mark, type Sheet} from '@clube/seeds/desenho';

export interface Campo {
  rotulo: string;
  valor: string;
  /** Width in relation to the other fields of the row. */
  parte: number;
  align?: Align;
  negrito?: boolean;
}

export interface Tipos {
  rotulo: FontName;
  valor: FontName;
  forte: FontName;
}

export interface Moldura {
  /** Points. */
  largura: number;
  altura: number;
  margem: number;
  tipos: Tipos;
  /** Boxes around fields, or only a line under each row. */
  caixas: boolean;
  corpoRotulo: number;
  corpoValor: number;
}

/** A form of labelled fields, filled row by row from the top of each of its sheets. */
export class Formulario {
  readonly folhas: Sheet[] = [];
  private marks: Mark[] = [];
  y = 0;
  readonly esquerda: number;
  readonly largura: number;

  constructor(readonly moldura: Moldura) {
    this.esquerda = moldura.margem;
    this.largura = moldura.largura - 2 * moldura.margem;
    this.novaFolha();
  }

  novaFolha(): void {
    this.marks = [];
    this.folhas.push({width: this.moldura.largura, height: this.moldura.altura, marks: this.marks});
    this.y = this.moldura.margem;
  }

  get fundo(): number {
    return this.moldura.altura - this.moldura.margem;
  }

  marca(mark: Mark): void {
    this.marks.push(mark);
  }

  texto(texto: string, x: number, y: number, largura: number, corpo: number, align: Align = 'left', font?: FontName) {
    const tipo = font ?? this.moldura.tipos.valor;
    const cabe = clipText(texto, largura, {font: tipo, size: corpo});
    this.marca(placeText(cabe, x, y, largura, {font: tipo, size: corpo, align}));
  }

  /** Answers where the next line would stand. */
  paragrafo(
    texto: string,
    x: number,
    y: number,
    largura: number,
    corpo: number,
    align: Align = 'left',
    font?: FontName,
  ): number {
    const tipo = font ?? this.moldura.tipos.valor;
    const linhas = wrapText(texto, largura, {font: tipo, size: corpo});
    linhas.forEach((linha, i) => this.texto(linha, x, y + i * corpo * 1.22, largura + 1, corpo, align, tipo));
    return y + linhas.length * corpo * 1.22;
  }

  caixa(x: number, y: number, width: number, height: number): void {
    if (this.moldura.caixas) this.marca({kind: 'box', x, y, width, height, stroke: 0.6});
    else this.linha(x, y + height, x + width, y + height);
  }

  linha(x1: number, y1: number, x2: number, y2: number, dash?: number): void {
    this.marca({kind: 'line', x1, y1, x2, y2, width: 0.5, ...(dash ? {dash} : {})});
  }

  secao(titulo: string): void {
    const {corpoRotulo, tipos} = this.moldura;
    this.texto(titulo, this.esquerda, this.y + corpoRotulo + 2.4, this.largura, corpoRotulo + 1, 'left', tipos.forte);
    this.y += corpoRotulo + 4.6;
  }

  campo(
    {rotulo, valor, align = 'left', negrito = false}: Campo,
    x: number,
    y: number,
    largura: number,
    altura: number,
  ) {
    const {corpoRotulo, corpoValor, tipos} = this.moldura;
    this.caixa(x, y, largura, altura);
    this.texto(rotulo, x + 2, y + corpoRotulo + 1, largura - 3, corpoRotulo, 'left', tipos.rotulo);
    this.texto(valor, x + 3, y + altura - 3.6, largura - 6, corpoValor, align, negrito ? tipos.forte : tipos.valor);
  }

  /** Fields side by side over the width given (the whole form by default), at `y` or where the form stands. */
  fila(campos: Campo[], altura: number, x = this.esquerda, largura = this.largura, y?: number): void {
    const partes = campos.reduce((soma, campo) => soma + campo.parte, 0);
    let pena = x;
    for (const campo of campos) {
      const propria = (campo.parte / partes) * largura;
      this.campo(campo, pena, y ?? this.y, propria, altura);
      pena += propria;
    }
    if (y === undefined) this.y += altura;
  }
}
