/** The part of OpenCV's browser build that reading receipts needs; the package's own types describe another build. */
export interface Mat {
  readonly rows: number;
  readonly cols: number;
  readonly data: Uint8Array;
  readonly data32S: Int32Array;
  readonly data64F: Float64Array;
  delete(): void;
}
interface MatVector {
  size(): number;
  get(indice: number): Mat;
  delete(): void;
}
interface Tamanho {
  width: number;
  height: number;
}
interface RetanguloGirado {
  center: {x: number; y: number};
  size: Tamanho;
  angle: number;
}
type Escalar = readonly number[];

export interface OpenCv {
  onRuntimeInitialized?: () => void;
  exceptionFromPtr(endereco: number): {msg: string};
  Mat: {new (): Mat; new (linhas: number, colunas: number, tipo: number, valor?: Escalar): Mat};
  MatVector: new () => MatVector;
  Size: new (largura: number, altura: number) => Tamanho;
  matFromArray(linhas: number, colunas: number, tipo: number, valores: ArrayLike<number>): Mat;

  resize(de: Mat, para: Mat, tamanho: Tamanho, fx?: number, fy?: number, modo?: number): void;
  blur(de: Mat, para: Mat, nucleo: Tamanho): void;
  GaussianBlur(de: Mat, para: Mat, nucleo: Tamanho, sigma: number): void;
  threshold(de: Mat, para: Mat, limiar: number, maximo: number, tipo: number): number;
  adaptiveThreshold(de: Mat, para: Mat, maximo: number, modo: number, tipo: number, lado: number, c: number): void;
  Canny(de: Mat, para: Mat, baixo: number, alto: number): void;
  getStructuringElement(forma: number, tamanho: Tamanho): Mat;
  morphologyEx(de: Mat, para: Mat, operacao: number, nucleo: Mat): void;
  dilate(de: Mat, para: Mat, nucleo: Mat): void;
  divide(a: Mat, b: Mat, para: Mat, escala: number): void;
  addWeighted(a: Mat, pesoA: number, b: Mat, pesoB: number, mais: number, para: Mat): void;
  bitwise_not(a: Mat, para: Mat): void;
  getPerspectiveTransform(de: Mat, para: Mat): Mat;
  findContours(de: Mat, contornos: MatVector, hierarquia: Mat, modo: number, metodo: number): void;
  contourArea(contorno: Mat): number;
  convexHull(pontos: Mat, casco: Mat): void;
  approxPolyN(contorno: Mat, para: Mat, lados: number, epsilon: number, convexo: boolean): void;
  minAreaRect(pontos: Mat): RetanguloGirado;
  rotatedRectPoints(retangulo: RetanguloGirado): {x: number; y: number}[];
  connectedComponentsWithStats(de: Mat, rotulos: Mat, medidas: Mat, centros: Mat): number;

  readonly CV_8UC1: number;
  readonly CV_32FC2: number;
  readonly CV_32SC2: number;
  readonly INTER_LINEAR: number;
  readonly INTER_AREA: number;
  readonly INTER_CUBIC: number;
  readonly THRESH_BINARY: number;
  readonly THRESH_BINARY_INV: number;
  readonly THRESH_OTSU: number;
  readonly ADAPTIVE_THRESH_MEAN_C: number;
  readonly MORPH_RECT: number;
  readonly MORPH_ELLIPSE: number;
  readonly MORPH_OPEN: number;
  readonly MORPH_CLOSE: number;
  readonly RETR_EXTERNAL: number;
  readonly CHAIN_APPROX_SIMPLE: number;
}
