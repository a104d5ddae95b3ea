import {enderecoArquivo} from '@clube/api-client';
import {Botao, TabelaPaginada, classeBotao, ehPdf, type Coluna} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {lerEstadoNota} from '../../base/estados-nota';
import {mostrarData, mostrarDataHora} from '../../base/formatos';
import {emLeitura} from '../../base/notas';
import {resumoLido} from '../../base/resumo-nota';
import type {NotaNaoProcessada} from '../../base/tipos';
import estilos from './Pontuacoes.module.css';
import {SeloNota} from '../../components/SeloNota';

export interface AcoesNota {
  onView: (nota: NotaNaoProcessada) => void;
  onOpenPhoto: (url: string, descricao: string) => void;
}

/** What is no picture opens in a tab of its own, under this name. */
function documento({tipo, diretorioArquivo}: NotaNaoProcessada): 'PDF' | 'XML' | undefined {
  if (ehPdf(tipo) || ehPdf(diretorioArquivo)) return 'PDF';
  return /xml$/i.test(tipo ?? '') || /\.xml$/i.test(diretorioArquivo ?? '') ? 'XML' : undefined;
}

/** The receipt's file: a document in a tab of its own, a picture in the viewer. */
function Foto({nota, onOpenPhoto}: {nota: NotaNaoProcessada; onOpenPhoto: AcoesNota['onOpenPhoto']}) {
  const url = enderecoArquivo(nota.diretorioArquivo, nota.arquivoUrl);
  const dia = mostrarData(nota.dataEnvio);
  if (!url) return <>SEM FOTO</>;
  const nome = documento(nota);
  if (nome)
    return (
      <a
        className={classeBotao({variante: 'texto', pequeno: true})}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Abrir ${nome} da nota de ${dia} em outra aba`}
      >
        {nome}
      </a>
    );
  return (
    <Botao
      variante="texto"
      pequeno
      icone="galeria"
      aria-label={`Ver foto da nota de ${dia}`}
      onClick={() => onOpenPhoto(url, `Nota enviada em ${dia}`)}
    >
      FOTO
    </Botao>
  );
}

/** What tells one receipt of a day from the other: what was read of it, else when it came. */
function descricao(nota: NotaNaoProcessada): string[] {
  const lido = [nota.loja, resumoLido(nota)].filter(texto => typeof texto === 'string');
  return lido.length > 0 ? lido : [`às ${mostrarDataHora(nota.dataEnvio).slice(-5)}`];
}

function colunas({onView, onOpenPhoto}: AcoesNota): readonly Coluna<NotaNaoProcessada>[] {
  return [
    {
      chave: 'dataEnvio',
      titulo: 'Enviada em',
      principal: true,
      ordem: nota => nota.dataEnvio,
      celula: nota => (
        <span>
          <b>{mostrarData(nota.dataEnvio)}</b>
          {descricao(nota).map(linha => (
            <small key={linha} className={estilos.loja}>
              {linha}
            </small>
          ))}
        </span>
      ),
    },
    {
      chave: 'status',
      titulo: 'Situação',
      ordem: nota => nota.status,
      celula: nota => <SeloNota status={nota.status} lendo={emLeitura(nota)} />,
    },
    {chave: 'observacao', titulo: 'Observação', celula: nota => nota.reprovadoMotivo},
    {chave: 'foto', titulo: 'Foto', celula: nota => <Foto nota={nota} onOpenPhoto={onOpenPhoto} />},
    {
      chave: 'acoes',
      titulo: 'Andamento',
      celula: nota => (
        <span>
          <Botao
            variante="texto"
            pequeno
            onClick={() => onView(nota)}
            aria-label={`Ver andamento da nota de ${mostrarData(nota.dataEnvio)}`}
          >
            Ver
          </Botao>
          {lerEstadoNota(nota.status) === 'reprovada' && (
            <Link className={classeBotao({variante: 'texto', pequeno: true})} to={CAMINHOS.enviarNota}>
              Enviar de novo
            </Link>
          )}
        </span>
      ),
    },
  ];
}

/** Receipts that have given no points: waiting, or refused and why. */
export function TabelaNaoProcessadas({linhas, ...acoes}: AcoesNota & {linhas: NotaNaoProcessada[]}) {
  return (
    <TabelaPaginada
      legenda="Notas não processadas"
      colunas={colunas(acoes)}
      linhas={linhas}
      chaveLinha={nota => nota.id}
      ordemInicial={{chave: 'dataEnvio', decrescente: true}}
    />
  );
}
