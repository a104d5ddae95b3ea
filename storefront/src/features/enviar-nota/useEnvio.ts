import {ApiErro, mensagemDe} from '@clube/api-client';
import {avisar} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {enviarNotas, type DestinoArquivo} from './api';
import type {ArquivoNaFila, Fila} from './fila';

/** Marks each file with its fate and keeps only those that were not taken, so that what is left can be sent again. */
function restantes(enviados: readonly ArquivoNaFila[], destinos: readonly DestinoArquivo[]): ArquivoNaFila[] {
  return enviados.flatMap((item, i) => {
    const destino = destinos[i];
    return !destino || destino.situacao === 'recebida' ? [] : [{...item, erro: destino.erro ?? 'Não foi aceito'}];
  });
}

/** Sends the queue in one go and tells how far it is. */
export function useEnvio(fila: Fila, codigo: string) {
  const consultas = useQueryClient();
  const [parte, setParte] = useState(0);
  const [aceitas, setAceitas] = useState(0);
  const envio = useMutation({
    mutationFn: (itens: ArquivoNaFila[]) => {
      setParte(0);
      setAceitas(0);
      const arquivos = itens.map(item => item.arquivo);
      return enviarNotas(arquivos, codigo.trim(), setParte);
    },
    meta: {silencioso: true},
    onSuccess: ({mensagem, arquivos}, itens) => {
      const sobram = restantes(itens, arquivos);
      fila.trocar(sobram);
      setAceitas(itens.length - sobram.length);
      if (sobram.length === 0) avisar.sucesso(mensagem);
      else avisar.info(mensagem);
      void consultas.invalidateQueries({queryKey: ['nao-processadas']});
    },
    onError: (erro, itens) => {
      avisar.erro(mensagemDe(erro));
      const destinos = erro instanceof ApiErro ? erro.corpo['arquivos'] : undefined;
      if (Array.isArray(destinos)) fila.trocar(restantes(itens, destinos as DestinoArquivo[]));
    },
  });
  return {...envio, parte, aceitas};
}
