import {
  measureText,
  MM,
  placeText,
  wrapText,
  type Align,
  type FontName,
  type Mark,
  type Sheet,
} from '@clube/seeds/desenho';

export interface Impressora {
  /** Millimetres. */
  papel: number;
  margem: number;
  normal: FontName;
  negrito: FontName;
  /** Points. */
  corpo: number;
  /** Line height as a multiple of the size. */
  entrelinha: number;
}

export interface Estilo {
  align?: Align;
  negrito?: boolean;
  escala?: number;
}

export interface Celula {
  texto: string;
  /** Fractions of the printed width. */
  de: number;
  ate: number;
  align?: Align;
}

/** Writes on a strip of paper from top to bottom; the paper ends where the writing ends. */
export class Fita {
  readonly marks: Mark[] = [];
  readonly margem: number;
  readonly papel: number;
  readonly largura: number;
  y: number;

  constructor(readonly impressora: Impressora) {
    this.papel = impressora.papel * MM;
    this.margem = impressora.margem * MM;
    this.largura = this.papel - 2 * this.margem;
    this.y = 5 * MM;
  }

  private estilo({negrito = false, escala = 1, align = 'left'}: Estilo) {
    const {normal, negrito: forte, corpo} = this.impressora;
    return {font: negrito ? forte : normal, size: corpo * escala, align};
  }

  avancar(linhas: number): void {
    this.y += linhas * this.impressora.corpo * this.impressora.entrelinha;
  }

  /** A paragraph, broken where the paper ends; answers its lines. */
  texto(texto: string, estilo: Estilo = {}): string[] {
    const style = this.estilo(estilo);
    const linhas = wrapText(texto, this.largura, style);
    for (const linha of linhas) {
      this.avancar(estilo.escala ?? 1);
      this.marks.push(placeText(linha, this.margem, this.y, this.largura, style));
    }
    return linhas;
  }

  centro(texto: string, estilo: Estilo = {}): void {
    this.texto(texto, {...estilo, align: 'center'});
  }

  /** A centred line that is printed smaller rather than broken. */
  justo(texto: string, estilo: Estilo = {}): void {
    const {font, size} = this.estilo({...estilo, escala: 1});
    const escala = Math.min(estilo.escala ?? 1, (this.largura - 0.5) / measureText(texto, font, size));
    this.texto(texto, {...estilo, escala, align: 'center'});
  }

  celulas(celulas: Celula[], estilo: Estilo = {}): void {
    this.avancar(estilo.escala ?? 1);
    for (const {texto, de, ate, align = 'left'} of celulas) {
      const style = this.estilo({...estilo, align});
      this.marks.push(placeText(texto, this.margem + de * this.largura, this.y, (ate - de) * this.largura, style));
    }
  }

  /** A label at the left margin and a figure at the right one. */
  par(rotulo: string, valor: string, estilo: Estilo = {}): void {
    this.celulas(
      [
        {texto: rotulo, de: 0, ate: 1},
        {texto: valor, de: 0, ate: 1, align: 'right'},
      ],
      estilo,
    );
  }

  /** A rule of dashes or of characters. */
  regua(sinal = ''): void {
    if (sinal) {
      const {normal, corpo} = this.impressora;
      return void this.texto(sinal.repeat(Math.floor((this.largura - 1) / measureText(sinal, normal, corpo))));
    }
    this.avancar(0.6);
    const x2 = this.margem + this.largura;
    this.marks.push({kind: 'line', x1: this.margem, y1: this.y, x2, y2: this.y, width: 0.6, dash: 2});
    this.avancar(0.3);
  }

  /** Reserves a centred rectangle and answers its upper left corner. */
  espaco(largura: number, altura: number): {x: number; y: number} {
    this.avancar(0.9);
    const canto = {x: (this.papel - largura) / 2, y: this.y};
    this.y += altura;
    this.avancar(0.5);
    return canto;
  }

  finish(): Sheet {
    return {width: this.papel, height: this.y + 7 * MM, marks: this.marks};
  }
}
