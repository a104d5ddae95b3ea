import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {GridList} from '../components/grid/GridList';
import {Pagina} from '../components/Pagina';
import {COLUMNS, painterAddress} from './colunas';

const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];
const CONTAS = [
  {valor: 0, texto: 'Pessoas'},
  {valor: 1, texto: 'Empresas'},
];

export default function PintoresList() {
  return (
    <Pagina titulo="Pintores" lista>
      <GridList
        resource="pintores"
        label="Pintores"
        columns={COLUMNS}
        sort={{field: 'criadoEm', order: 'DESC'}}
        search="Buscar por nome, CPF, e-mail ou cidade"
        filters={
          <>
            <FiltroSelecao campo="ativo" rotulo="Situação" opcoes={SITUACOES} />
            <FiltroSelecao campo="isCompany" rotulo="Conta" opcoes={CONTAS} />
          </>
        }
        exports="Pintores"
        opens={painterAddress}
        empty="Nenhum pintor com esta busca."
      />
    </Pagina>
  );
}
