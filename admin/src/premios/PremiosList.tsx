import {ROTULOS_TIPO_PREMIO, TIPOS_PREMIO} from '@clube/domain';
import {classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {ExcluirModal} from '../components/ExcluirModal';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {podeFazer} from '../providers/acesso';
import {sessaoChamada} from '../providers/sessao';
import {colunas} from './colunas';
import {EmMassa} from './EmMassa';
import type {Premio} from './tipos';

const TIPOS = TIPOS_PREMIO.map(valor => ({valor, texto: ROTULOS_TIPO_PREMIO[valor]}));
const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];

export function PremiosList() {
  const [excluido, setExcluido] = useState<Premio>();
  return (
    <Pagina
      titulo="Prêmios"
      acoes={
        podeFazer('premios', 'create', sessaoChamada()) && (
          <Link className={classeBotao({pequeno: true})} to="/painel/cadastrar/premio">
            Cadastrar Prêmio
          </Link>
        )
      }
    >
      <Lista
        recurso="premios"
        legenda="Prêmios"
        colunas={colunas(setExcluido)}
        ordem={{field: 'id', order: 'DESC'}}
        busca="Buscar por código ou nome"
        filtros={
          <>
            <FiltroSelecao campo="tipo" rotulo="Tipo" opcoes={TIPOS} />
            <FiltroSelecao campo="ativo" rotulo="Situação" opcoes={SITUACOES} />
          </>
        }
        exportar="Premios"
        selecionar={premio => premio.nome}
        emMassa={<EmMassa />}
        vazio="Nenhum prêmio com esta busca."
      />
      {excluido && (
        <ExcluirModal
          titulo="Excluir prêmio"
          recurso="premios"
          id={excluido.id}
          sucesso="Prêmio excluído com sucesso"
          falha="Erro ao atualizar prêmio"
          aoFechar={() => setExcluido(undefined)}
        >
          <strong>{excluido.nome}</strong> sai da loja e desta lista. Os resgates já feitos não mudam.
        </ExcluirModal>
      )}
    </Pagina>
  );
}
