import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {useOpenWorks} from '../components/work/useOpenWorks';
import {COLUNAS} from './colunas';

const SITUACOES = [
  {valor: 'true', texto: 'Em andamento'},
  {valor: 'false', texto: 'Terminados'},
];
const DE_QUEM = [{valor: 'true', texto: 'Só os meus'}];
const EVERY_MS = 3000;

/** What runs, and what came of what ran. */
export default function TrabalhosList() {
  const open = useOpenWorks();
  return (
    <Pagina titulo="Trabalhos">
      <Lista
        recurso="trabalhos"
        legenda="Trabalhos"
        colunas={COLUNAS}
        ordem={{field: 'id', order: 'DESC'}}
        filtros={
          <>
            <FiltroSelecao campo="aberto" rotulo="Situação" opcoes={SITUACOES} />
            <FiltroSelecao campo="meus" rotulo="De quem" opcoes={DE_QUEM} />
          </>
        }
        exportar="Trabalhos"
        vazio="Nenhum trabalho longo foi iniciado nos últimos 90 dias."
        {...(open?.length && {aCada: EVERY_MS})}
      />
    </Pagina>
  );
}
