import {useState} from 'react';
import {Estado} from '../../../components/Estado';
import {emTitulo, haQuanto} from '../../../components/texto';
import type {Pendente} from '../../tipos';
import type {useFila} from './useFila';

interface Props {
  nota: Pendente;
  fila: Pick<ReturnType<typeof useFila>, 'posicao' | 'total'>;
  /** It is this person's for now. */
  minha: boolean;
}

/** Beside the title: which receipt of how many, whose, since when, and who is at it. */
export function DetalheDaMesa({nota, fila: {posicao, total}, minha}: Props) {
  const [agora] = useState(() => new Date());
  const lugar = posicao ? `Nota ${posicao} de ${total}` : `Nota ${nota.id}`;
  return (
    <>
      <span>{`${lugar} · enviada por ${emTitulo(nota.nome)} ${haQuanto(new Date(nota.criadoEm), agora)}`}</span>
      {minha && (
        <Estado tom="espera" icone="pessoa">
          Em análise por você
        </Estado>
      )}
    </>
  );
}
