import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {COLUNAS} from './colunas';

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
    <Pagina titulo="Pintores">
      <Lista
        recurso="pintores"
        legenda="Pintores"
        colunas={COLUNAS}
        ordem={{field: 'criadoEm', order: 'DESC'}}
        busca="Buscar por nome, CPF, e-mail ou cidade"
        filtros={
          <>
            <FiltroSelecao campo="ativo" rotulo="Situação" opcoes={SITUACOES} />
            <FiltroSelecao campo="isCompany" rotulo="Conta" opcoes={CONTAS} />
          </>
        }
        exportar="Pintores"
        vazio="Nenhum pintor com esta busca."
      />
    </Pagina>
  );
}
