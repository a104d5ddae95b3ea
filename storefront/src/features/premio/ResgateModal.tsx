import {formatCep, formatPontos, formatPontosInWords, RESGATE_DONE} from '@clube/domain';
import {Button, LoadingState, Modal, Drawing, buttonClass} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Pintor, Premio} from '../../base/types';
import type {ResgateRequest} from './api';
import {initialEndereco, isEnderecoReady, type Endereco} from './endereco';
import {EnderecoForm} from './EnderecoForm';
import styles from './Premio.module.css';
import {useResgate} from './useResgate';

interface Props {
  premio: Premio;
  pintor: Pintor;
  /** What is asked for, but for where it goes. */
  request: Omit<ResgateRequest, 'enderecoEntrega'>;
  pontos: number;
  onClose: () => void;
}

const FORM = 'endereco-entrega';

/** Address, confirmation, waiting, done: the steps between wanting a prize and having asked for it. */
export function ResgateModal({premio, pintor, request, pontos, onClose}: Props) {
  const [endereco, setEndereco] = useState<Endereco>(() => initialEndereco(pintor));
  const [step, setStep] = useState<'endereco' | 'confirm'>(isEnderecoReady(pintor) ? 'confirm' : 'endereco');
  const [saldoNovo, setSaldoNovo] = useState<number>();
  const resgate = useResgate(setSaldoNovo);

  if (saldoNovo !== undefined) return <ResgateDone saldoNovo={saldoNovo} onClose={onClose} />;
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

function ResgateDone({saldoNovo, onClose}: {saldoNovo: number; onClose: () => void}) {
  return (
    <Modal
      open
      title={RESGATE_DONE}
      onClose={onClose}
      footer={
        <Link className={buttonClass()} to={PATHS.resgates}>
          Acompanhar entrega
        </Link>
      }
    >
      <div className={styles.done}>
        <Drawing name="gift" color="zarcao" size={120} />
        <p>Seu saldo atual é de {formatPontosInWords(saldoNovo)}.</p>
        <p>Enviamos a confirmação para o seu e-mail. A entrega leva até 60 dias.</p>
      </div>
    </Modal>
  );
}
