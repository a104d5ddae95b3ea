import {useState} from 'react';
import {hoje} from '../../components/formatos';
import {useAtalho} from '../../components/useAtalho';
import type {Pendente} from '../tipos';
import type {Dialogo} from './deciding/SaleActions';
import {ehGrave} from './notices/ReadingNotices';
import {estaPronta} from './reading/ready';
import {resumoDaLeitura} from './reading/summary';
import {useAnalise} from './useAnalise';
import {useDoubts} from './keyboard/useDoubts';
import {useReading} from './useReading';
import {useFreshAddresses} from './photo/useFreshAddresses';
import {useArrival} from './keyboard/useArrival';
import {useDecided, type useQueue} from './useQueue';
import {useSaleForm} from './form/useSaleForm';
import type {SecondCheckRequest} from './deciding/second-check';
import {useScore} from './deciding/useScore';

/** What the screen knows of a receipt: what was read of it, who is at it, the form, what is open, and what can be done. */
export function useSaleScreen(nota: Pendente, fila: ReturnType<typeof useQueue>, seguida: boolean) {
  const formulario = useSaleForm(nota);
  const {lida, venda, erros, refs} = formulario;
  const leitura = useReading(nota.id, fila.proxima?.id);
  const analise = useAnalise(nota.id, leitura.analise, leitura.tentarDeNovo);
  const arquivos = lida && lida.arquivos.length > 0 ? lida.arquivos : [nota];
  useFreshAddresses(
    [...arquivos, lida?.possivelDuplicata].map(arquivo => arquivo?.arquivoUrl),
    leitura.tentarDeNovo,
  );
  const {duvidas, avancar, comecar} = useDoubts(formulario);
  const [dialogo, setDialogo] = useState<Dialogo>();
  const [pedido, setPedido] = useState<SecondCheckRequest>();
  const {abrirProxima, atualizarFila} = useDecided(fila);

  const decidir = (): void => {
    analise.encerrar();
    formulario.encerrar();
    abrirProxima();
  };
  const {pontuar, ocupado} = useScore(nota, formulario, {
    duvidas,
    avancar: () => avancar(),
    deOutro: analise.deOutro,
    onScore: decidir,
    onDoubt: lida?.avisos.some(ehGrave) ? () => setDialogo('pontuar') : undefined,
    onBusy: analise.perder,
    onRefused: atualizarFila,
    onNeedOther: novo => {
      setPedido(novo);
      atualizarFila();
      void leitura.buscarDeNovo();
    },
  });
  const {respondeu, recemAberta} = useArrival({formulario, leitura, seguida, comecar});
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
