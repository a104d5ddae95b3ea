import {TabelaPaginada, type Coluna} from '@clube/ui';
import {useMemo} from 'react';
import {mostrarData, numero} from '../../../base/formatos';
import type {CampoPlanilha} from '../../../base/planilha';
import {Exportar} from '../../../components/Exportar';
import {Secao} from '../../../components/Secao';
import type {CursosPintor} from '../tipos';
import {linhasCursos, type LinhaCurso} from './cursos';
import estilos from './Cursos.module.css';

const CAMPOS: readonly CampoPlanilha<LinhaCurso>[] = [
  {titulo: 'Pintor', valor: ({nome}) => nome},
  {titulo: 'Curso', valor: ({nomeCurso}) => nomeCurso},
  {titulo: 'Concluído em', valor: ({dataConclusao}) => (dataConclusao ? mostrarData(dataConclusao) : '')},
];

const COLUNAS: readonly Coluna<CursosPintor>[] = [
  {chave: 'nome', titulo: 'Pintor', principal: true, ordem: ({nome}) => nome, celula: ({nome}) => <b>{nome}</b>},
  {
    chave: 'qtdeCursos',
    titulo: 'Qtde',
    numerica: true,
    ordem: ({qtdeCursos}) => qtdeCursos,
    celula: ({qtdeCursos}) => numero(qtdeCursos),
  },
  {
    chave: 'cursos',
    titulo: 'Cursos',
    celula: ({cursos}) => (
      <ul className={estilos.cursos}>
        {cursos.map(({nomeCurso, dataConclusao}) => (
          <li key={nomeCurso}>
            {nomeCurso} <small>{mostrarData(dataConclusao)}</small>
          </li>
        ))}
      </ul>
    ),
  },
];

/** Who learned what, and when it was finished. */
export function SecaoCursos({pintores}: {pintores: CursosPintor[]}) {
  const linhas = useMemo(() => linhasCursos(pintores), [pintores]);
  return (
    <Secao
      id="cursos"
      titulo="Cursos concluídos"
      dica="Desde o início"
      acoes={<Exportar titulo="Cursos concluídos" campos={CAMPOS} linhas={linhas} />}
    >
      <div>
        <TabelaPaginada
          legenda="Cursos concluídos"
          colunas={COLUNAS}
          linhas={pintores}
          chaveLinha={pintor => pintores.indexOf(pintor)}
          ordemInicial={{chave: 'qtdeCursos', decrescente: true}}
          vazio="Nenhum pintor concluiu um curso ainda"
        />
      </div>
    </Secao>
  );
}
