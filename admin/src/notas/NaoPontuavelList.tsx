import {Botao} from '@clube/ui';
import {useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {Confirmar} from '../components/Confirmar';
import {momentoOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {FiltroPeriodo} from '../components/lista/FiltroPeriodo';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {emTitulo} from '../components/texto';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesNota} from './acoes';
import {BotaoArquivo, ENDERECOS_VIVEM} from './BotaoArquivo';
import {colunaPintor} from './colunas';
import type {NotaEncerrada} from './tipos';

const colunas = (retornar: (nota: NotaEncerrada) => void): Coluna<NotaEncerrada>[] => [
  colunaPintor<NotaEncerrada>(),
  {chave: 'id', titulo: 'Nota', ordenavel: true, numerica: true, celula: nota => nota.id},
  {chave: 'criadoEm', titulo: 'Enviada em', ordenavel: true, celula: nota => momentoOuNada(nota.criadoEm)},
  {chave: 'atualizadoEm', titulo: 'Encerrada em', ordenavel: true, celula: nota => momentoOuNada(nota.atualizadoEm)},
  {
    chave: 'acoes',
    titulo: 'Ações',
    acoes: true,
    celula: nota => (
      <>
        <BotaoArquivo arquivo={nota} descricao={`nota ${nota.id}`} />
        <Botao
          variante="secundario"
          pequeno
          onClick={() => retornar(nota)}
          aria-label={`Retornar para pendente a nota ${nota.id}`}
        >
          Retornar para pendente
        </Botao>
      </>
    ),
  },
];

/** Receipts that were closed without points; one that was closed by mistake goes back to the queue. */
export default function NaoPontuavelList() {
  const navegar = useNavigate();
  const [nota, setNota] = useState<NotaEncerrada>();
  const {ocupado, executar} = useAcao({
    sucesso: doServidor,
    falha: 'Erro ao retornar pontuação para pendente',
    muda: ['nao-pontuavel', 'pendentes'],
  });
  const retornar = async ({id}: NotaEncerrada): Promise<void> => {
    if (await executar(() => acoesNota.retornarPendente(id))) void navegar('/painel/processar/pontuacoes');
  };
  return (
    <Pagina titulo="Não Pontuável">
      <Lista
        recurso="nao-pontuavel"
        aCada={ENDERECOS_VIVEM}
        legenda="Notas não pontuáveis"
        colunas={colunas(setNota)}
        ordem={{field: 'atualizadoEm', order: 'DESC'}}
        busca="Buscar por pintor ou CPF"
        filtros={<FiltroPeriodo />}
        exportar="Nao pontuaveis"
        vazio="Nenhuma nota encerrada neste período."
      />
      {nota && (
        <Confirmar
          titulo="Retornar para pendente"
          confirmar="Retornar para pendente"
          ocupado={ocupado}
          onConfirm={() => void retornar(nota)}
          onClose={() => setNota(undefined)}
        >
          A nota {nota.id} de <strong>{emTitulo(nota.nome)}</strong> volta para a fila das pendentes.
        </Confirmar>
      )}
    </Pagina>
  );
}
