import {formatarCep, formatarPontos, formatarPontosPorExtenso} from '@clube/domain';
import {Botao, Carregando, Modal, Peca, classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import type {Pintor, Premio} from '../../base/tipos';
import type {PedidoResgate} from './api';
import {enderecoInicial, enderecoPronto, type Endereco} from './endereco';
import {FormEndereco} from './FormEndereco';
import estilos from './Premio.module.css';
import {useResgate} from './useResgate';

interface Props {
  premio: Premio;
  pintor: Pintor;
  /** What is asked for, but for where it goes. */
  pedido: Omit<PedidoResgate, 'enderecoEntrega'>;
  pontos: number;
  onClose: () => void;
}

const FORM = 'endereco-entrega';

/** Address, confirmation, waiting, done: the steps between wanting a prize and having asked for it. */
export function ModalResgate({premio, pintor, pedido, pontos, onClose}: Props) {
  const [endereco, setEndereco] = useState<Endereco>(() => enderecoInicial(pintor));
  const [passo, setPasso] = useState<'endereco' | 'confirmar'>(enderecoPronto(pintor) ? 'confirmar' : 'endereco');
  const [saldoNovo, setSaldoNovo] = useState<number>();
  const resgate = useResgate(setSaldoNovo);

  if (saldoNovo !== undefined) return <Concluido saldoNovo={saldoNovo} onClose={onClose} />;
  if (resgate.isPending)
    return (
      <Modal aberto titulo="Resgatando">
        <Carregando linhas={3} texto="Resgatando" />
      </Modal>
    );
  if (passo === 'endereco')
    return (
      <Modal
        key="endereco"
        aberto
        titulo="Endereço de entrega"
        largura={620}
        onClose={onClose}
        rodape={
          <Botao type="submit" form={FORM}>
            CONTINUAR
          </Botao>
        }
      >
        <FormEndereco
          id={FORM}
          inicial={endereco}
          onDone={novo => {
            setEndereco(novo);
            setPasso('confirmar');
          }}
        />
      </Modal>
    );
  return (
    <Modal
      key="confirmar"
      aberto
      titulo="Confirmar resgate"
      largura={600}
      onClose={onClose}
      rodape={
        <>
          <Botao variante="texto" onClick={() => setPasso('endereco')}>
            ALTERAR ENDEREÇO
          </Botao>
          <Botao variante="secundario" onClick={onClose}>
            NÃO
          </Botao>
          <Botao onClick={() => resgate.mutate({...pedido, enderecoEntrega: endereco})}>CONFIRMAR</Botao>
        </>
      }
    >
      <p className={estilos.pergunta}>
        Tem certeza que deseja resgatar {pedido.qtde} x {premio.nome} por {formatarPontos(pontos)} pontos?
      </p>
      {pedido.obs && <p className={estilos.escolha}>{pedido.obs}</p>}
      <address className={estilos.destino}>
        <b>{endereco.entregaNome}</b>
        <br />
        {endereco.entregaRua}, {endereco.entregaNumero} · {endereco.entregaComplemento}
        <br />
        {endereco.entregaBairro} · {endereco.entregaCidade}/{endereco.entregaEstado} ·{' '}
        {formatarCep(endereco.entregaCep)}
      </address>
    </Modal>
  );
}

function Concluido({saldoNovo, onClose}: {saldoNovo: number; onClose: () => void}) {
  return (
    <Modal
      aberto
      titulo="Resgate realizado com sucesso!"
      onClose={onClose}
      rodape={
        <Link className={classeBotao()} to={CAMINHOS.resgates}>
          Acompanhar entrega
        </Link>
      }
    >
      <div className={estilos.feito}>
        <Peca nome="presente" cor="zarcao" tamanho={120} />
        <p>Seu saldo atual é de {formatarPontosPorExtenso(saldoNovo)}.</p>
        <p>Enviamos a confirmação para o seu e-mail. A entrega leva até 60 dias.</p>
      </div>
    </Modal>
  );
}
