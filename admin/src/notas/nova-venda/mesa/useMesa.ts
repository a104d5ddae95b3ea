import {useState} from 'react';
import {hoje} from '../../../components/formatos';
import {useAtalho} from '../../../components/useAtalho';
import type {Pendente} from '../../tipos';
import type {Dialogo} from './AcoesDaMesa';
import {ehGrave} from '../sobre/AvisosLeitura';
import {estaPronta} from '../leitura/pronta';
import {resumoDaLeitura} from '../leitura/resumo';
import {useAnalise} from '../sobre/useAnalise';
import {useDuvidas} from '../sobre/useDuvidas';
import {useLeitura} from '../sobre/useLeitura';
import {useRenovar} from '../papel/useRenovar';
import {useChegada} from './useChegada';
import {useDecisao} from './useDecisao';
import type {useFila} from './useFila';
import {useNovaVenda} from '../useNovaVenda';
import type {PedidoDeConferencia} from './pedido-conferencia';
import {usePontuar} from './usePontuar';

/** A receipt on the desk: what was read of it, who is at it, the form, what is open, and what can be done. */
export function useMesa(nota: Pendente, fila: ReturnType<typeof useFila>, seguida: boolean) {
  const formulario = useNovaVenda(nota);
  const {lida, venda, erros, refs} = formulario;
  const leitura = useLeitura(nota.id, fila.proxima?.id);
  const analise = useAnalise(nota.id, leitura.analise, leitura.tentarDeNovo);
  const arquivos = lida && lida.arquivos.length > 0 ? lida.arquivos : [nota];
  useRenovar(
    [...arquivos, lida?.possivelDuplicata].map(arquivo => arquivo?.arquivoUrl),
    leitura.tentarDeNovo,
  );
  const {duvidas, avancar, comecar} = useDuvidas(formulario);
  const [dialogo, setDialogo] = useState<Dialogo>();
  const [pedido, setPedido] = useState<PedidoDeConferencia>();
  const {abrirProxima, atualizarFila} = useDecisao(fila);

  const decidir = (): void => {
    analise.encerrar();
    formulario.encerrar();
    abrirProxima();
  };
  const {pontuar, ocupado} = usePontuar(nota, formulario, {
    duvidas,
    avancar: () => avancar(),
    deOutro: analise.deOutro,
    aoPontuar: decidir,
    aoHesitar: lida?.avisos.some(ehGrave) ? () => setDialogo('pontuar') : undefined,
    aoEstarOcupada: analise.perder,
    aoSerRecusada: atualizarFila,
    aoPrecisarDeOutra: novo => {
      setPedido(novo);
      atualizarFila();
      void leitura.buscarDeNovo();
    },
  });
  const {respondeu, recemAberta} = useChegada({formulario, leitura, seguida, comecar});
  useAtalho('Enter', () => {
    if (!recemAberta()) void pontuar();
  });
  const travada = analise.deOutro !== undefined;
  const pronta = !travada && estaPronta({lida, venda, duvidas, erros, pintorConhecido: !!refs.pintor, hoje: hoje()});
  return {
    formulario,
    leitura,
    analise,
    arquivos,
    duvidas,
    avancar,
    comecar,
    dialogo,
    setDialogo,
    decidir,
    pontuar,
    /** Why somebody else has to look too. */
    pedido,
    esquecerPedido: () => setPedido(undefined),
    seguir: abrirProxima,
    ocupado,
    /** Somebody else is at it. */
    travada,
    resumo: lida && resumoDaLeitura(lida, duvidas, pronta),
    /** The lines are on their way. */
    esperandoItens: !respondeu || lida?.estado === 'em_leitura',
  };
}
