import {RESGATE_DONE, formatCep, formatPontos, formatPontosInWords, isShipped} from '@clube/domain';
import {Button, LoadingState, Modal, notify} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import type {Pintor, Premio} from '../../../base/types';
import {writeStored, readStored, useStoredState} from '../../../base/useStoredState';
import type {ResgateDone as Answer, ResgateRequest} from '../api';
import {initialEndereco, isEnderecoReady, readEndereco} from './endereco';
import {EnderecoForm} from './EnderecoForm';
import styles from '../Premio.module.css';
import {ResgateDone} from './ResgateDone';
import {useResgate} from './useResgate';
import type {ResgateStep, useResgateSteps} from './useResgateSteps';

interface OfResgate {
  premio: Premio;
  pintor: Pintor;
  /** The balance before the order, points. */
  saldo: number;
  /** The order without its address. */
  request: Omit<ResgateRequest, 'enderecoEntrega'>;
  pontos: number;
  steps: ReturnType<typeof useResgateSteps>;
}

interface StepsProps extends OfResgate {
  onConfirm: (request: ResgateRequest) => void;
}

interface Props extends OfResgate {
  /** The order also sends the card. */
  sendsCartao: boolean;
  /** Called when the order is placed and paid. */
  onDone?: () => void;
}

const FORM = 'endereco-entrega';
/** The storage key of the typed address, which survives a reload. */
const ENDERECO = 'resgate.endereco';

/** Starts with the confirmation if the address is known, or if the prize is not shipped. */
export function firstStep(pintor: Pintor, {tipo}: Premio): ResgateStep {
  if (!isShipped(tipo)) return 'confirm';
  const endereco = readStored(ENDERECO, readEndereco) ?? initialEndereco(pintor);
  return isEnderecoReady(pintor, endereco) ? 'confirm' : 'endereco';
}

function Steps({premio, pintor, saldo, request, pontos, steps, onConfirm}: StepsProps) {
  const [endereco, setEndereco] = useStoredState(ENDERECO, initialEndereco(pintor), readEndereco);
  const shipped = isShipped(premio.tipo);
  if (shipped && steps.step === 'endereco')
    return (
      <Modal
        key="endereco"
        open
        title="Endereço de entrega"
        width={620}
        onClose={steps.close}
        footer={
          <Button type="submit" form={FORM}>
            CONTINUAR
          </Button>
        }
      >
        <EnderecoForm id={FORM} value={endereco} onValueChange={setEndereco} onDone={() => steps.go('confirm')} />
      </Modal>
    );
  return (
    <Modal
      key="confirmar"
      open
      title="Confirmar resgate"
      width={600}
      onClose={steps.close}
      footer={
        <>
          {shipped && (
            <Button variant="text" onClick={() => steps.go('endereco')}>
              ALTERAR ENDEREÇO
            </Button>
          )}
          <Button variant="secondary" onClick={steps.close}>
            NÃO
          </Button>
          <Button
            onClick={() => onConfirm({...request, pontosVistos: pontos, ...(shipped && {enderecoEntrega: endereco})})}
          >
            CONFIRMAR
          </Button>
        </>
      }
    >
      <p className={styles.question}>
        Tem certeza que deseja resgatar {request.qtde} x {premio.nome} por {formatPontos(pontos)} pontos?
      </p>
      {request.obs && <p className={styles.choice}>{request.obs}</p>}
      <p className={styles.after}>
        <span>Seu saldo depois</span> <b>{formatPontosInWords(saldo - pontos)}</b>
      </p>
      {shipped && (
        <address className={styles.destination}>
          <b>{endereco.entregaNome}</b>
          <br />
          {endereco.entregaRua}, {endereco.entregaNumero} · {endereco.entregaComplemento}
          <br />
          {endereco.entregaBairro} · {endereco.entregaCidade}/{endereco.entregaEstado} ·{' '}
          {formatCep(endereco.entregaCep)}
        </address>
      )}
    </Modal>
  );
}

/** Address, confirmation, waiting, done: the steps of ordering a prize. */
export function ResgateModal({sendsCartao, onDone, ...props}: Props) {
  const {pintor, steps} = props;
  // The response also updates the card's state, so whether this order sends the card is determined before.
  const [done, setDone] = useState<{answer: Answer; sendsCartao: boolean}>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const resgate = useResgate(answer => {
    writeStored(ENDERECO, undefined);
    onDone?.();
    if (here.current) {
      setDone({answer, sendsCartao});
      steps.close();
    } else notify.success(RESGATE_DONE, `Seu saldo atual é de ${formatPontosInWords(answer.saldoNovo)}.`);
  });
  if (done)
    return (
      <ResgateDone
        done={done.answer}
        hasEmail={Boolean(pintor.email) && pintor.emailConfirmado}
        tipo={props.premio.tipo}
        sendsCartao={done.sendsCartao}
        onClose={() => setDone(undefined)}
      />
    );
  if (resgate.isPending)
    return (
      <Modal open title="Resgatando">
        <LoadingState rows={3} text="Resgatando" />
      </Modal>
    );
  return steps.step && <Steps {...props} onConfirm={resgate.mutate} />;
}
