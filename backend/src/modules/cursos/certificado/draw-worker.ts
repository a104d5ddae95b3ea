import {parentPort, workerData} from 'node:worker_threads';
import {drawCertificado, type CertificadoOnPaper} from './draw';

/** What the worker is given: one certificate to draw. */
export interface DrawingOrder {
  paper: CertificadoOnPaper;
  publicUrl: string;
}

const {paper, publicUrl} = workerData as DrawingOrder;
void drawCertificado(paper, publicUrl).then(content => parentPort?.postMessage(content));
