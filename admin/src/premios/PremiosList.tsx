import {client} from '@clube/api-client';
import {ROTULOS_TIPO_PREMIO, TIPOS_PREMIO} from '@clube/domain';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {ExcluirModal} from '../components/ExcluirModal';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {useRowActions} from '../components/RowActions';
import {colunas} from './colunas';
import {EmMassa} from './EmMassa';
import type {Premio} from './tipos';

const TIPOS = TIPOS_PREMIO.map(valor => ({valor, texto: ROTULOS_TIPO_PREMIO[valor]}));
const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];

export default function PremiosList() {
  const [excluido, setExcluido] = useState<Premio>();
  const actions = useRowActions<Premio>({nameOf: premio => premio.nome, onDelete: setExcluido});
  return (
    <Pagina titulo="Prêmios" acoes={<CreateLink />}>
      <Lista
        recurso="premios"
        legenda="Prêmios"
        colunas={[...colunas(), ...actions]}
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
          remove={() => client.delete('/api/premios/{id}', {path: {id: excluido.id}})}
          sucesso="Prêmio excluído com sucesso"
          falha="Erro ao atualizar prêmio"
          onClose={() => setExcluido(undefined)}
        >
          <strong>{excluido.nome}</strong> sai da loja e desta lista. Os resgates já feitos não mudam.
        </ExcluirModal>
      )}
    </Pagina>
  );
}
