import {ATIVACAO_RULE, formatCpf, type AtivacaoAction} from '@clube/domain';
import {Modal} from '@clube/ui';
import {JustificationDialog} from '../../components/dialog/JustificationDialog';
import {toTitleCase} from '../../components/format/text';
import {fromServer, useAction} from '../../components/useAction';
import {AtivacaoHistory} from '../AtivacaoHistory';
import {REFETCHED_RESOURCES, type Pintor} from '../types';
import {ACTION_LABELS, sendAtivacao, type PintorAction} from './actions';
import {EmailDialog} from './EmailDialog';

interface Props<A> {
  pintor: Pintor;
  action: A;
  onClose: () => void;
}

/** The dialog of the chosen action on a painter. */
export function ActionDialog({pintor, action, onClose}: Props<PintorAction>) {
  if (action === 'email') return <EmailDialog pintor={pintor} onClose={onClose} />;
  if (action !== 'historico') return <AtivacaoDialog pintor={pintor} action={action} onClose={onClose} />;
  return (
    <Modal open title={`Histórico de ${toTitleCase(pintor.nome)}`} onClose={onClose}>
      <AtivacaoHistory cpf={pintor.cpf} />
    </Modal>
  );
}

const CONSEQUENCES: Readonly<Record<AtivacaoAction, string>> = {
  ativado: 'O pintor volta a entrar na loja.',
  desativado: 'O pintor sai da loja na hora e não entra mais, até ser ativado de novo. Os pontos ficam.',
  empresa: 'O pintor passa a constar em Empresas.',
  pessoa: 'O pintor deixa de constar em Empresas.',
};

function AtivacaoDialog({pintor, action, onClose}: Props<AtivacaoAction>) {
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const send = async (why: string): Promise<void> => {
    if (await run(() => sendAtivacao(pintor.cpf, action, why))) onClose();
  };
  return (
    <JustificationDialog
      title={`${ACTION_LABELS[action]}?`}
      label="Justificativa"
      hint="Fica no histórico, com o seu nome."
      rule={ATIVACAO_RULE}
      submitLabel={ACTION_LABELS[action]}
      busy={busy}
      error={errors.justificativa}
      onType={() => forget()}
      onSend={why => void send(why)}
      onClose={onClose}
    >
      <p>
        {toTitleCase(pintor.nome)}, CPF {formatCpf(pintor.cpf)}. {CONSEQUENCES[action]}
      </p>
    </JustificationDialog>
  );
}
