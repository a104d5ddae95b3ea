import {enderecoArquivo} from '@clube/api-client';
import {ROTULOS_ESTADO_NOTA, type EstadoNota} from '@clube/domain';
import {Botao, Icone, VisualizadorArquivo, ehPdf} from '@clube/ui';
import {useState} from 'react';
import {dataOuNada} from '../../components/formatos';
import {emTitulo} from '../../components/texto';
import type {Duplicata} from '../tipos';
import estilos from './NovaVenda.module.css';

const rotuloEstado = (estado: string): string | undefined =>
  ROTULOS_ESTADO_NOTA[estado as EstadoNota]?.toLocaleLowerCase('pt-BR');

/** Another receipt that may be the same paper: what it is, and its picture one press away. */
export function DuplicataAviso({duplicata}: {duplicata: Duplicata}) {
  const [aberta, setAberta] = useState(false);
  const url = enderecoArquivo(null, duplicata.arquivoUrl);
  const descricao = `Nota ${duplicata.id}, possível duplicata`;
  const partes = [
    `Nota ${duplicata.id}`,
    duplicata.nome && `de ${emTitulo(duplicata.nome)}`,
    rotuloEstado(duplicata.estado),
    duplicata.criadoEm && `enviada em ${dataOuNada(duplicata.criadoEm)}`,
  ];
  return (
    <div className={estilos.duplicata} role="note">
      <Icone nome="alerta" tamanho={22} />
      <p>
        <strong>Possível duplicata.</strong> {partes.filter(Boolean).join(', ')}.
      </p>
      {url && !ehPdf(duplicata.tipo) && (
        <Botao variante="secundario" pequeno onClick={() => setAberta(true)}>
          Ver a outra nota
        </Botao>
      )}
      {url && ehPdf(duplicata.tipo) && (
        <a href={url} target="_blank" rel="noreferrer">
          Abrir o PDF da outra nota
        </a>
      )}
      {url && <VisualizadorArquivo arquivo={aberta ? {url, descricao} : undefined} aoFechar={() => setAberta(false)} />}
    </div>
  );
}
