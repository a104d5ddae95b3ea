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
  get(index: number): Mat;
  delete(): void;
}
interface Size {
  width: number;
  height: number;
}
interface RotatedRect {
  center: {x: number; y: number};
  size: Size;
  angle: number;
}
type Scalar = readonly number[];

export interface OpenCv {
  onRuntimeInitialized?: () => void;
  exceptionFromPtr(address: number): {msg: string};
  Mat: {new (): Mat; new (rows: number, cols: number, kind: number, value?: Scalar): Mat};
  MatVector: new () => MatVector;
  Size: new (width: number, height: number) => Size;
  matFromArray(rows: number, cols: number, kind: number, values: ArrayLike<number>): Mat;

  resize(from: Mat, to: Mat, size: Size, fx?: number, fy?: number, mode?: number): void;
  blur(from: Mat, to: Mat, kernel: Size): void;
  GaussianBlur(from: Mat, to: Mat, kernel: Size, sigma: number): void;
  threshold(from: Mat, to: Mat, threshold: number, maximum: number, kind: number): number;
  adaptiveThreshold(from: Mat, to: Mat, maximum: number, mode: number, kind: number, side: number, c: number): void;
  Canny(from: Mat, to: Mat, low: number, high: number): void;
  getStructuringElement(shape: number, size: Size): Mat;
  morphologyEx(from: Mat, to: Mat, operation: number, kernel: Mat): void;
  dilate(from: Mat, to: Mat, kernel: Mat): void;
  divide(a: Mat, b: Mat, to: Mat, scale: number): void;
  addWeighted(a: Mat, weightA: number, b: Mat, weightB: number, added: number, to: Mat): void;
  bitwise_not(a: Mat, to: Mat): void;
  getPerspectiveTransform(from: Mat, to: Mat): Mat;
  findContours(from: Mat, contours: MatVector, hierarchy: Mat, mode: number, method: number): void;
  contourArea(contour: Mat): number;
  convexHull(points: Mat, hull: Mat): void;
  approxPolyN(contour: Mat, to: Mat, sides: number, epsilon: number, convex: boolean): void;
  minAreaRect(points: Mat): RotatedRect;
  rotatedRectPoints(rectangle: RotatedRect): {x: number; y: number}[];
  connectedComponentsWithStats(from: Mat, labels: Mat, measures: Mat, centroids: Mat): number;

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
