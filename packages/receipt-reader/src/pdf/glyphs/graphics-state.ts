import {encadear, IDENTIDADE, lerAfim, type Afim} from './affine';
import type {Pdfjs} from '../pdfjs';
import {TINTA_INICIAL, comParametros, type Tinta} from './ink';

export interface FonteDesenhada {
  nome: string;
  /** Takes the widths of the font's letters to shares of the type's height. */
  escala: number;
  /** How high the type is for a nominal height of one. */
  altura: number;
  vertical: boolean;
}

interface EstadoTexto {
  fonte?: FonteDesenhada;
  corpo: number;
  entreLetras: number;
  entrePalavras: number;
  escalaHorizontal: number;
  entrelinha: number;
  elevacao: number;
  modo: number;
  matriz: Afim;
  x: number;
  y: number;
  linhaX: number;
  linhaY: number;
}

const PILHA_MAXIMA = 4096;
const numero = (valor: unknown) => (Number.isFinite(Number(valor)) ? Number(valor) : 0);

/** The part of PDF's graphics state that decides where text lands. */
export class EstadoGrafico {
  texto: EstadoTexto = {
    corpo: 0,
    entreLetras: 0,
    entrePalavras: 0,
    escalaHorizontal: 1,
    entrelinha: 0,
    elevacao: 0,
    modo: 0,
    matriz: IDENTIDADE,
    x: 0,
    y: 0,
    linhaX: 0,
    linhaY: 0,
  };
  tinta: Tinta = TINTA_INICIAL;
  ctm: Afim;
  private readonly pilha: {ctm: Afim; texto: EstadoTexto; tinta: Tinta}[] = [];

  /** `base` takes the page's own coordinates to points from the upper left of the page as people see it. */
  constructor(private readonly base: Afim) {
    this.ctm = base;
  }

  definirFonte(fonte: FonteDesenhada | undefined, corpo: number): void {
    this.texto.fonte = fonte;
    this.texto.corpo = numero(corpo);
  }

  /** Moves on along the line by a length in the units of the text. */
  avancar(comprimento: number): void {
    const sentido = this.texto.corpo < 0 ? -1 : 1;
    this.texto.x += comprimento * this.texto.escalaHorizontal * sentido;
  }

  aplicar(OPS: Pdfjs['OPS'], ordem: number, args: readonly unknown[]): void {
    const t = this.texto;
    switch (ordem) {
      case OPS.save:
      case OPS.beginGroup:
        return this.guardar();
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        return this.devolver();
      case OPS.paintFormXObjectBegin:
        this.guardar();
        return this.transformar(args[0]);
      case OPS.beginAnnotation:
        this.guardar();
        this.ctm = this.base;
        this.transformar(args[2]);
        return this.transformar(args[3]);
      case OPS.transform:
        return this.transformar(args);
      case OPS.beginText:
        return this.posicionar(IDENTIDADE);
      case OPS.setTextMatrix:
        return this.posicionar(lerAfim(args[0]));
      case OPS.moveText:
        return this.mover(numero(args[0]), numero(args[1]));
      case OPS.setLeadingMoveText:
        t.entrelinha = -numero(args[1]);
        return this.mover(numero(args[0]), numero(args[1]));
      case OPS.nextLine:
        return this.mover(0, -t.entrelinha);
      case OPS.setLeading:
        t.entrelinha = numero(args[0]);
        return;
      case OPS.setCharSpacing:
        t.entreLetras = numero(args[0]);
        return;
      case OPS.setWordSpacing:
        t.entrePalavras = numero(args[0]);
        return;
      case OPS.setHScale:
        t.escalaHorizontal = numero(args[0]) / 100;
        return;
      case OPS.setTextRise:
        t.elevacao = numero(args[0]);
        return;
      case OPS.setTextRenderingMode:
        t.modo = numero(args[0]);
        return;
      case OPS.setFillRGBColor:
        this.tinta = {...this.tinta, cor: String(args[0])};
        return;
      case OPS.setFillColorN:
        this.tinta = {...this.tinta, cor: ''};
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.tinta = {...this.tinta, recortando: true};
        return;
      case OPS.setGState:
        this.tinta = comParametros(this.tinta, (args[0] ?? []) as [string, unknown][]);
    }
  }

  private guardar(): void {
    if (this.pilha.length < PILHA_MAXIMA) this.pilha.push({ctm: this.ctm, texto: {...this.texto}, tinta: this.tinta});
  }

  private devolver(): void {
    const anterior = this.pilha.pop();
    if (anterior) Object.assign(this, anterior);
  }

  private transformar(matriz: unknown): void {
    this.ctm = encadear(this.ctm, lerAfim(matriz));
  }

  private posicionar(matriz: Afim): void {
    Object.assign(this.texto, {matriz, x: 0, y: 0, linhaX: 0, linhaY: 0});
  }

  private mover(x: number, y: number): void {
    const t = this.texto;
    t.x = t.linhaX += x;
    t.y = t.linhaY += y;
  }
}
