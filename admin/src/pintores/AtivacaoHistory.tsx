import {ATIVACAO_LABELS, type AtivacaoAction} from '@clube/domain';
import {FailureState} from '@clube/ui';
import {Timeline} from '../components/record-page/Timeline';
import type {Tone} from '../components/StateChip';
import {useAtivacaoOf} from './queries';

const TONES: Readonly<Record<AtivacaoAction, Tone>> = {
  ativado: 'ok',
  desativado: 'error',
  empresa: 'info',
  pessoa: 'info',
};

/** The history of staff actions on the painter's account, with author and reason. */
export function AtivacaoHistory({cpf}: {cpf: string}) {
  const {data, error, refetch} = useAtivacaoOf(cpf);
  if (error && !data)
    return <FailureState compact message="Erro ao buscar histórico. Tente novamente." onRetry={() => void refetch()} />;
  return (
    <Timeline
      label="Histórico de ativação"
      events={data?.map(({acao, justificativa: text, usuario, criadoEm: when}) => ({
        title: ATIVACAO_LABELS[acao],
        text,
        who: usuario.nome,
        when,
        tone: TONES[acao],
      }))}
      empty="A equipe ainda não ativou, inativou nem mudou o tipo desta conta."
    />
  );
}
