import {
  CARTAO_NUMBER_REQUIRED,
  INVALID_CARTAO_NUMBER,
  PEDIDO_REFUSAL_RULE,
  PEDIDO_TYPE_LABELS,
  isCartaoNumber,
  type SettablePedidoState,
} from '@clube/domain';
import {Field, MaskedField, notify} from '@clube/ui';
import {useState} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {FormDialog} from '../components/dialog/FormDialog';
import {JustificationDialog} from '../components/dialog/JustificationDialog';
import {toTitleCase} from '../components/format/text';
import {fromServer, useAction} from '../components/useAction';
import {REFETCHED_RESOURCES, pedidoActions, type Pedido} from './types';

interface Props {
  pedido: Pedido;
  to: SettablePedidoState;
  onClose: () => void;
}

const nameOf = ({id, tipo}: Pedido): string => `${PEDIDO_TYPE_LABELS[tipo].toLowerCase()} (pedido ${id})`;

/** Sets the state of one request; each state needs its own fields. */
export function ChangeDialog(props: Props) {
  const {pedido, to} = props;
  if (to === 'recusado') return <Refuse {...props} />;
  if (to === 'confirmado' && pedido.tipo === 'cartao') return <NewCard {...props} />;
  return <Plain {...props} />;
}

const CONSEQUENCES: Readonly<Record<Pedido['tipo'], string>> = {
  cartao: '',
  recarga: 'O resgate fica como entregue.',
  bloqueio: 'O cartão fica bloqueado.',
  desbloqueio: 'O cartão fica desbloqueado.',
};

function consequence(to: SettablePedidoState, tipo: Pedido['tipo']): string {
  if (to === 'enviado') return 'O pintor vê que o pedido foi enviado à operadora.';
  return to === 'entregue' ? 'O pintor tem o cartão em mãos, e o resgate fica como entregue.' : CONSEQUENCES[tipo];
}

const TITLES: Readonly<Record<SettablePedidoState, string>> = {
  enviado: 'Marcar como enviado',
  confirmado: 'Confirmar pedido',
  entregue: 'Marcar como entregue',
  recusado: 'Recusar pedido',
};

function Plain({pedido, to, onClose}: Props) {
  const {busy, run} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const change = async (): Promise<void> => {
    if (await run(() => pedidoActions.change(pedido.id, to))) onClose();
  };
  return (
    <ConfirmDialog
      title={TITLES[to]}
      confirmLabel={to === 'confirmado' ? 'Confirmar' : 'Marcar'}
      busy={busy}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <p>
        {toTitleCase(pedido.parceiro)}: {nameOf(pedido)}. {consequence(to, pedido.tipo)}
      </p>
    </ConfirmDialog>
  );
}

function Refuse({pedido, to, onClose}: Props) {
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const send = async (motivo: string): Promise<void> => {
    if (await run(() => pedidoActions.change(pedido.id, to, {motivo}))) onClose();
  };
  return (
    <JustificationDialog
      title={TITLES[to]}
      label="Motivo da recusa"
      hint="O pintor lê este motivo na tela do cartão."
      rule={PEDIDO_REFUSAL_RULE}
      submitLabel="Recusar"
      busy={busy}
      error={errors.motivo}
      onType={() => forget()}
      onSend={motivo => void send(motivo)}
      onClose={onClose}
    >
      <p>
        {toTitleCase(pedido.parceiro)}: {nameOf(pedido)}.
        {pedido.tipo === 'cartao' &&
          ' As recargas que esperam este cartão são recusadas junto; os resgates, cancele em Resgates.'}
      </p>
    </JustificationDialog>
  );
}

function NewCard({pedido, to, onClose}: Props) {
  const [numero, setNumero] = useState('');
  const [codigoBarras, setCodigoBarras] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const send = async (): Promise<void> => {
    const wrong = numero === '' ? CARTAO_NUMBER_REQUIRED : isCartaoNumber(numero) ? undefined : INVALID_CARTAO_NUMBER;
    setFault(wrong);
    if (wrong) return notify.error(wrong);
    const details = {numero, ...(codigoBarras.trim() && {codigoBarras: codigoBarras.trim()})};
    if (await run(() => pedidoActions.change(pedido.id, to, details))) onClose();
  };
  return (
    <FormDialog
      title="Confirmar cartão novo"
      submitLabel="Confirmar"
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        {toTitleCase(pedido.parceiro)}, com o nome <strong>{pedido.nome}</strong>. O cartão fica a caminho, bloqueado
        até o pintor pedir o desbloqueio.
      </p>
      <MaskedField
        label="Número do cartão"
        kind="cartao"
        value={numero}
        error={fault ?? errors.numero}
        onValueChange={value => {
          setNumero(value);
          setFault(undefined);
          forget();
        }}
      />
      <Field
        label="Proxy"
        optional
        maxLength={60}
        hint="Como a operadora chama o cartão."
        value={codigoBarras}
        error={errors.codigoBarras}
        onChange={({target}) => setCodigoBarras(target.value)}
      />
    </FormDialog>
  );
}
