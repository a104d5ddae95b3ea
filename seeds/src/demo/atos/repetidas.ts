import {dataCivil, somarDias} from '@clube/domain';
import type {Pintor} from '../../catalogo';
import type {Distribuicao} from '../papeis/reais';
import type {Compra} from '../plano/compras';
import {enviarNota} from './notas';
import {marcar, type Programa} from './programa';

const QUANTAS = 4;
const DEPOIS_MS = 27 * 60_000;

/** Plans the same file sent by somebody else as well: staff find both, flagged as possible duplicates. */
export function planejarRepetidas(
  programa: Programa,
  {
    candidatas,
    pintores,
    distribuicao,
    agora,
  }: {
    /** Receipts whose own file is waiting for staff. */
    candidatas: readonly Compra[];
    pintores: readonly Pintor[];
    distribuicao: Distribuicao;
    agora: Date;
  },
): void {
  const random = programa.random.fork('repetidas');
  const antigos = pintores.filter(
    ({ativo, aceitouRegulamento, criadoEm}) =>
      ativo && aceitouRegulamento && criadoEm < somarDias(dataCivil(agora), -60),
  );
  const prontas = candidatas.filter(({enviadaEm}) => enviadaEm.getTime() + DEPOIS_MS < agora.getTime());
  for (const compra of random.sample(prontas, QUANTAS)) {
    const por = random.pick(antigos.filter(({cpf}) => cpf !== compra.pintor.cpf));
    const em = new Date(compra.enviadaEm.getTime() + DEPOIS_MS);
    marcar(programa, por, {
      dia: dataCivil(em),
      turno: 'pintores',
      momento: em,
      fazer: async () => {
        await enviarNota(programa, compra, distribuicao, {por, em});
      },
    });
  }
}
