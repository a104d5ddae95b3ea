import {mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {enviarLotes} from './enviar-lotes';
import type {ArquivoNaFila, Fila} from './fila';

/** Sends the queue and tells how far it is. */
export function useEnvio(fila: Fila, codigo: string) {
  const consultas = useQueryClient();
  const [parte, setParte] = useState(0);
  const [aceitas, setAceitas] = useState(0);
  const envio = useMutation({
    mutationFn: (itens: ArquivoNaFila[]) => {
      setParte(0);
      setAceitas(0);
      return enviarLotes(itens, codigo.trim(), setParte);
    },
    meta: {silencioso: true},
    onSuccess: ({mensagem, sobram, aceitas: quantas}) => {
      fila.trocar(sobram);
      setAceitas(quantas);
      if (quantas === 0) avisar.erro(mensagem);
      else if (sobram.length === 0) avisar.sucesso(mensagem);
      else avisar.info(mensagem);
      void consultas.invalidateQueries({queryKey: ['nao-processadas']});
      void consultas.invalidateQueries({queryKey: ['nota-conferida']});
    },
    onError: erro => avisar.erro(mensagemDe(erro)),
  });
  return {...envio, parte, aceitas};
}
