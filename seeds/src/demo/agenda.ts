import {somarDias, type DataCivil} from '@clube/domain';

/** Staff work by day; painters send, type codes and shop after work. What staff do never meets what painters do. */
const TURNOS = ['equipe', 'pintores'] as const;
export type Turno = (typeof TURNOS)[number];

export interface Ato {
  dia: DataCivil;
  turno: Turno;
  momento: Date;
  /** The acts of a group follow one another; groups go side by side. */
  grupo: string;
  fazer(): Promise<void>;
}

export interface Periodo {
  de: DataCivil;
  ate: DataCivil;
  /** How many groups at once. */
  lado: number;
  aoFimDoDia(dia: DataCivil): Promise<void>;
}

/** The days of the programme, lived one after another: what happens on one may only plan for later ones. */
export class Agenda {
  private readonly dias = new Map<DataCivil, Ato[]>();
  private vivido: DataCivil = '';

  /** Throws RangeError for a day that has come already. */
  marcar(ato: Ato): void {
    if (ato.dia <= this.vivido) throw new RangeError(`${ato.dia} has passed: it is ${this.vivido}`);
    const atos = this.dias.get(ato.dia);
    if (atos) atos.push(ato);
    else this.dias.set(ato.dia, [ato]);
  }

  /** Lives the days from first to last. What is planned for after the last one does not happen. */
  async correr({de, ate, lado, aoFimDoDia}: Periodo): Promise<void> {
    for (let dia = de; dia <= ate; dia = somarDias(dia, 1)) {
      this.vivido = dia;
      const atos = this.dias.get(dia) ?? [];
      for (const turno of TURNOS) await sideBySide(agrupar(atos.filter(ato => ato.turno === turno)), lado);
      this.dias.delete(dia);
      await aoFimDoDia(dia);
    }
  }
}

function agrupar(atos: Ato[]): Ato[][] {
  const ordenados = atos.toSorted((a, b) => a.momento.getTime() - b.momento.getTime());
  return [...Map.groupBy(ordenados, ({grupo}) => grupo).values()];
}

/** Runs every list in its order, at most `lanes` lists at a time; fails with the first that fails, after the others. */
async function sideBySide(lists: Ato[][], lanes: number): Promise<void> {
  const rest = lists.values();
  const lane = async () => {
    for (const list of rest) for (const ato of list) await ato.fazer();
  };
  const ends = await Promise.allSettled(Array.from({length: Math.min(lanes, lists.length)}, lane));
  const failed = ends.find(end => end.status === 'rejected');
  if (failed) throw failed.reason;
}
