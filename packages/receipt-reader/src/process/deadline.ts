import {filaDe, trabalhoDe} from './clock';

/** By the clock a reading never takes more than so many times what it may work. */
const PACIENCIA = 3;
/** Who worked, or stood in line for a processor, for less than this share of its time since the last look hangs. */
const PARADO = 0.02;
const ESPERA_MINIMA = 100;

/** The time that a process may work on one thing; `aoVencer` is told once when it is up. */
export class Prazo {
  private readonly inicio = performance.now();
  /** What the process had worked before, in milliseconds; undefined where that cannot be told. */
  private readonly trabalhoAntes: Promise<number | undefined>;
  /** How long it had stood in line by then. */
  private readonly filaAntes: Promise<number>;
  private relogio?: NodeJS.Timeout;
  /** Counts what was marked: a look at an earlier mark has nothing more to say. */
  private marca = 0;

  constructor(
    private readonly pid: number | undefined,
    private readonly aoVencer: () => void,
  ) {
    this.trabalhoAntes = trabalhoDe(pid);
    this.filaAntes = filaDe(pid);
  }

  /** From the beginning on, in milliseconds of work; may be said anew when more is known. */
  marcar(tempo: number): void {
    this.parar();
    this.acordar(Math.max(0, tempo - (performance.now() - this.inicio)), {tempo, antes: 0, marca: this.marca});
  }

  parar(): void {
    this.marca++;
    clearTimeout(this.relogio);
  }

  private acordar(em: number, olhada: {tempo: number; antes: number; marca: number}): void {
    this.relogio = setTimeout(() => void this.olhar(olhada), em);
  }

  /** By the clock its time is up: on a busy machine it may have worked for less, and gets the rest. */
  private async olhar({tempo, antes, marca}: {tempo: number; antes: number; marca: number}): Promise<void> {
    const [inicio, agora] = await Promise.all([this.trabalhoAntes, trabalhoDe(this.pid)]);
    const fila = (await filaDe(this.pid)) - (await this.filaAntes);
    if (marca !== this.marca) return;
    const feito = inicio === undefined || agora === undefined ? tempo : agora - inicio;
    const decorrido = performance.now() - this.inicio;
    const movido = feito + fila;
    const parado = movido - antes < PARADO * tempo;
    if (feito >= tempo || parado || decorrido >= tempo * PACIENCIA) return this.aoVencer();
    const resta = Math.min(tempo - feito, tempo * PACIENCIA - decorrido);
    this.acordar(Math.max(ESPERA_MINIMA, resta), {tempo, antes: movido, marca});
  }
}
