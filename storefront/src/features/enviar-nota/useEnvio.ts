import {mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {skipToken, useMutation, useMutationState, useQuery, useQueryClient} from '@tanstack/react-query';
import {useEffect, useEffectEvent, useState} from 'react';
import type {ArquivoNaFila} from './arquivo';
import {consultaLeituraLocal, legivel} from './codigo/leitura-local';
import {encolherItens} from './encolher-itens';
import {enviarLotes} from './enviar-lotes';
import type {Fila} from './fila';
import {prontosDe} from './recibos';

const ENVIO = ['enviar-notas'];

/** What the sending is doing, also one that was begun before the screen was left. */
export type AndamentoEnvio = 'parado' | 'sem-conexao' | 'enviando';

function useAndamento(): AndamentoEnvio {
  const esperas = useMutationState({
    filters: {mutationKey: ENVIO, status: 'pending'},
    select: ({state}) => state.isPaused,
  });
  if (esperas.length === 0) return 'parado';
  return esperas.every(Boolean) ? 'sem-conexao' : 'enviando';
}

/** How much is sent, from 0 to 1; null while the pictures are being made smaller. Known to who comes back, too. */
function useParte() {
  const consultas = useQueryClient();
  const queryKey = [...ENVIO, 'parte'];
  const {data = null} = useQuery<number | null>({queryKey, queryFn: skipToken, gcTime: Infinity});
  return [data, (parte: number | null): void => void consultas.setQueryData(queryKey, parte)] as const;
}

/**
 * Sends the queue and tells how far it is. Without a connection it waits for one, with the queue as it is by then; it
 * goes on when the screen is left, and by itself when the app is opened again.
 */
export function useEnvio(fila: Fila, onAccept?: () => void) {
  const consultas = useQueryClient();
  const [parte, setParte] = useParte();
  const [aceitas, setAceitas] = useState(0);
  const {mutate} = useMutation({
    mutationKey: ENVIO,
    mutationFn: async () => {
      // Somebody else may have come in while this waited for a connection. It stays asked for, until its painter is back.
      if (!fila.minha()) return undefined;
      setParte(null);
      setAceitas(0);
      const {itens, codigo} = fila.agora();
      const ler = (item: ArquivoNaFila) => consultas.query({...consultaLeituraLocal(item), staleTime: 'static'});
      const nada = () => ({});
      // Leaving the screen takes a reading back that was under way: it is then begun anew.
      const enviados = await encolherItens(prontosDe(itens), async item =>
        legivel(item) ? await ler(item).catch(() => ler(item).catch(nada)) : {},
      );
      const caminho = {onProgress: setParte, onLeave: fila.partem};
      return {enviados, ...(await enviarLotes(enviados, codigo.trim(), caminho))};
    },
    meta: {silencioso: true},
    onSuccess: envio => {
      if (!envio) return;
      const {mensagem, enviados, sobram, aceitas: quantas} = envio;
      fila.enviada(enviados, sobram);
      setAceitas(quantas);
      if (quantas === 0) avisar.erro(mensagem);
      else if (sobram.length === 0) avisar.sucesso(mensagem);
      else avisar.info(mensagem);
      if (quantas > 0) {
        fila.escreverCodigo('');
        onAccept?.();
      }
      void consultas.invalidateQueries({queryKey: ['nao-processadas']});
      void consultas.invalidateQueries({queryKey: ['nota-conferida']});
    },
    onError: erro => {
      fila.pedir(false);
      avisar.erro(mensagemDe(erro));
    },
  });
  const enviar = (): void => {
    fila.pedir(true);
    mutate();
  };
  useRetomada(fila, mutate);
  return {enviar, andamento: useAndamento(), parte, aceitas, esquecerAceitas: () => setAceitas(0)};
}

/** What was asked for and did not happen is begun again, once, as soon as the device has said what it kept. */
function useRetomada({lida, agora}: Fila, enviar: () => void): void {
  const consultas = useQueryClient();
  const retomar = useEffectEvent(() => {
    const {pedida, itens} = agora();
    const parado = consultas.isMutating({mutationKey: ENVIO}) === 0;
    if (pedida && parado && prontosDe(itens).length > 0) enviar();
  });
  // Only then: what fails later is told, and the painter decides.
  useEffect(() => {
    if (lida) retomar();
  }, [lida]);
}
