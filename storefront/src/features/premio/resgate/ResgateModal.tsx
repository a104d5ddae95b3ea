import {formatCep, formatPontos, formatPontosInWords} from '@clube/domain';
import {Button, LoadingState, Modal} from '@clube/ui';
import {useState} from 'react';
import type {Pintor, Premio} from '../../../base/types';
import type {ResgateDone as Answer, ResgateRequest} from '../api';
import {initialEndereco, isEnderecoReady, type Endereco} from './endereco';
import {EnderecoForm} from './EnderecoForm';
import styles from '../Premio.module.css';
import {ResgateDone} from './ResgateDone';
import {useResgate} from './useResgate';

interface Props {
  premio: Premio;
  pintor: Pintor;
  /** Points before. */
  saldo: number;
  /** The card itself comes along with it. */
  sendsCartao: boolean;
  /** What is asked for, but for where it goes. */
  request: Omit<ResgateRequest, 'enderecoEntrega'>;
  pontos: number;
  /** It is asked for and paid. */
  onDone?: () => void;
  onClose: () => void;
}

const FORM = 'endereco-entrega';

/** Address, confirmation, waiting, done: the steps between wanting a prize and having asked for it. */
export function ResgateModal({premio, pintor, saldo, sendsCartao, request, pontos, onDone, onClose}: Props) {
  const [endereco, setEndereco] = useState<Endereco>(() => initialEndereco(pintor));
  const [step, setStep] = useState<'endereco' | 'confirm'>(isEnderecoReady(pintor) ? 'confirm' : 'endereco');
  const [done, setDone] = useState<Answer>();
  const resgate = useResgate(answer => {
    setDone(answer);
    onDone?.();
  });

  if (done)
    return <ResgateDone done={done} hasEmail={Boolean(pintor.email)} sendsCartao={sendsCartao} onClose={onClose} />;
  if (resgate.isPending)
    return (
      <Modal open title="Resgatando">
        <LoadingState rows={3} text="Resgatando" />
      </Modal>
    );
  if (step === 'endereco')
    return (
      <Modal
        key="endereco"
        open
        title="Endereço de entrega"
        width={620}
        onClose={onClose}
        footer={
          <Button type="submit" form={FORM}>
            CONTINUAR
          </Button>
        }
      >
        <EnderecoForm
          id={FORM}
          initial={endereco}
          onDone={next => {
            setEndereco(next);
            setStep('confirm');
          }}
        />
      </Modal>
    );
  return (
    <Modal
      key="confirmar"
      open
      title="Confirmar resgate"
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={() => setStep('endereco')}>
            ALTERAR ENDEREÇO
          </Button>
          <Button variant="secondary" onClick={onClose}>
            NÃO
          </Button>
          <Button onClick={() => resgate.mutate({...request, enderecoEntrega: endereco})}>CONFIRMAR</Button>
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
      <address className={styles.destination}>
        <b>{endereco.entregaNome}</b>
        <br />
        {endereco.entregaRua}, {endereco.entregaNumero} · {endereco.entregaComplemento}
        <br />
        {endereco.entregaBairro} · {endereco.entregaCidade}/{endereco.entregaEstado} · {formatCep(endereco.entregaCep)}
      </address>
    </Modal>
  );
}
