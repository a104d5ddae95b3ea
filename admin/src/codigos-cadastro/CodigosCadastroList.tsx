import {client, type Schema} from '@clube/api-client';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {ExcluirModal} from '../components/ExcluirModal';
import {dataOuNada, numeroOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {useRowActions} from '../components/RowActions';
import {ShareLink} from '../components/ShareLink';

type Codigo = Schema<'CodigoCadastro'>;

const COLUMNS: readonly Coluna<Codigo>[] = [
  {
    chave: 'codigo',
    titulo: 'Código',
    ordenavel: true,
    principal: true,
    celula: ({codigo}) => <strong>{codigo}</strong>,
  },
  {chave: 'pontos', titulo: 'Pontos', numerica: true, celula: ({pontos}) => numeroOuNada(pontos)},
  {
    chave: 'usosRealizados',
    titulo: 'Usos',
    numerica: true,
    celula: ({usosRealizados, usos}) => `${numeroOuNada(usosRealizados)} de ${numeroOuNada(usos)}`,
  },
  {chave: 'expiraEm', titulo: 'Expira em', celula: ({expiraEm}) => dataOuNada(expiraEm)},
  {chave: 'criadoEm', titulo: 'Criado em', celula: ({criadoEm}) => dataOuNada(criadoEm)},
  {
    chave: 'link',
    titulo: 'Link',
    celula: ({codigo}) => <ShareLink path={`/cadastrar?codigo_cadastro=${encodeURIComponent(codigo)}`} name={codigo} />,
  },
];

export default function CodigosCadastroList() {
  const [excluido, setExcluido] = useState<Codigo>();
  const actions = useRowActions<Codigo>({nameOf: ({codigo}) => codigo, onDelete: setExcluido});
  return (
    <Pagina titulo="Códigos Cadastrados" acoes={<CreateLink />}>
      <Lista
        recurso="codigos-cadastro"
        legenda="Códigos Cadastrados"
        colunas={[...COLUMNS, ...actions]}
        ordem={{field: 'codigo', order: 'ASC'}}
        vazio="Nenhum código cadastrado."
      />
      {excluido && (
        <ExcluirModal
          titulo="Excluir código"
          recurso="codigos-cadastro"
          remove={() => client.delete('/api/codigos-cadastro/{id}', {path: {id: excluido.id}})}
          sucesso="Código excluído com sucesso"
          falha="Erro ao excluir código"
          onClose={() => setExcluido(undefined)}
        >
          <strong>{excluido.codigo}</strong> deixa de valer no cadastro. Quem já se cadastrou com ele mantém os pontos.
        </ExcluirModal>
      )}
    </Pagina>
  );
}
