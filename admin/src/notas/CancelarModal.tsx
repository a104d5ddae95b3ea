import {formatarPontosPorExtenso} from '@clube/domain';
import {Botao, Modal} from '@clube/ui';
import {doServidor, useAcao} from '../components/useAcao';
import {emTitulo} from '../components/texto';
import {acoesNota} from './acoes';
import type {Pontuacao} from '../components/vendas/tipos';

const MUDA = ['pontuado', 'pendentes', 'pintores'];

/** Takes a scored sale back: for good, or to be processed once more. */
export function CancelarModal({pontuacao, onClose}: {pontuacao: Pontuacao; onClose: () => void}) {
  const cancelar = useAcao({sucesso: doServidor, muda: MUDA});
  const retornar = useAcao({
    sucesso: doServidor,
    falha: 'Erro ao retornar pontuação para pendente',
    muda: MUDA,
  });
  const {id} = pontuacao;
  const fazer = async (acao: typeof cancelar, chamada: () => Promise<unknown>): Promise<void> => {
    if (!retornar.ocupado && !cancelar.ocupado && (await acao.executar(chamada))) onClose();
  };
  return (
    <Modal
      aberto
      titulo="Cancelar pontuação"
      onClose={onClose}
      rodape={
        <>
          <Botao
            variante="secundario"
            ocupado={retornar.ocupado && 'Aguarde'}
            onClick={() => void fazer(retornar, () => acoesNota.retornarPendente(id))}
          >
            retornar para pendente
          </Botao>
          <Botao
            variante="destaque"
            ocupado={cancelar.ocupado && 'Aguarde'}
            onClick={() => void fazer(cancelar, () => acoesNota.cancelar(id))}
          >
            cancelar pontuação
          </Botao>
        </>
      }
    >
      <p>
        A venda <strong>{pontuacao.identificador}</strong> de <strong>{emTitulo(pontuacao.nome)}</strong> deu{' '}
        <strong>{formatarPontosPorExtenso(pontuacao.totalPontos)}</strong>. Nos dois casos os pontos são estornados e o
        código usado fica livre de novo.
      </p>
      <p style={{marginTop: 12, color: 'var(--tinta-2)'}}>
        Retornar para pendente devolve a nota à fila; cancelar encerra a nota de vez.
      </p>
    </Modal>
  );
}
