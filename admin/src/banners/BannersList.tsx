import {client, enderecoArquivo, type Schema} from '@clube/api-client';
import {formatarData, janelaDe, type Janela} from '@clube/domain';
import {Icone, Picture} from '@clube/ui';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {Estado, type Tom} from '../components/Estado';
import {ExcluirModal} from '../components/ExcluirModal';
import {hoje} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {InterruptorAtivo} from '../components/InterruptorAtivo';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {useRowActions} from '../components/RowActions';
import {useAcao} from '../components/useAcao';
import styles from './Banners.module.css';

type Banner = Schema<'Banner'>;

const JANELAS: Readonly<Record<Janela, {tom: Tom; texto: string}>> = {
  antes: {tom: 'espera', texto: 'A começar'},
  dentro: {tom: 'ok', texto: 'No período'},
  depois: {tom: 'neutro', texto: 'Encerrado'},
};

function Titulo({banner}: {banner: Banner}) {
  return (
    <span className={styles.titulo}>
      <Picture
        renditions={banner.imagens}
        main={enderecoArquivo(banner.diretorioImagem)}
        alt=""
        sizes="112px"
        className={styles.imagem}
      >
        <span className={styles.semImagem}>
          <Icone nome="galeria" tamanho={22} />
        </span>
      </Picture>
      <strong>{banner.titulo}</strong>
    </span>
  );
}

function Periodo({banner}: {banner: Banner}) {
  const {tom, texto} = JANELAS[janelaDe(banner, hoje())];
  return (
    <span className={styles.periodo}>
      <span>
        {formatarData(banner.dataInicial)} a {formatarData(banner.dataFinal)}
      </span>
      <Estado tom={banner.ativo === 1 ? tom : 'neutro'}>{texto}</Estado>
    </span>
  );
}

const COLUMNS: readonly Coluna<Banner>[] = [
  {chave: 'titulo', titulo: 'Banner', principal: true, celula: banner => <Titulo banner={banner} />},
  {chave: 'dataInicial', titulo: 'Período', celula: banner => <Periodo banner={banner} />},
  {
    chave: 'ativo',
    titulo: 'Status',
    celula: banner => (
      <InterruptorAtivo
        ativo={banner.ativo === 1}
        nome={banner.titulo}
        recurso="banners"
        falha="Falha ao atualizar o Status!"
        mudar={ativo => client.put('/api/banners/{id}', {path: {id: banner.id}, body: {ativo}})}
        pergunta={ativo => ({
          titulo: ativo ? 'Ativar banner' : 'Inativar banner',
          texto: (
            <>
              <strong>{banner.titulo}</strong>{' '}
              {ativo ? 'volta a ser mostrado aos pintores no seu período.' : 'deixa de ser mostrado aos pintores.'}
            </>
          ),
        })}
      />
    ),
  },
];

export default function BannersList() {
  const [excluido, setExcluido] = useState<Banner>();
  const actions = useRowActions<Banner>({nameOf: banner => banner.titulo, onDelete: setExcluido});
  const {executar} = useAcao({falha: 'Falha ao re-ordenar os banners!', muda: ['banners']});
  return (
    <Pagina titulo="Banners" acoes={<CreateLink />}>
      <Lista
        recurso="banners"
        legenda="Banners"
        colunas={[...COLUMNS, ...actions]}
        ordem={{field: 'ordem', order: 'ASC'}}
        order={{
          nameOf: banner => banner.titulo,
          save: ids =>
            executar(() => client.patch('/api/banners/bulk', {body: ids.map((id, i) => ({id, ordem: i + 1}))})),
          hint: 'Os pintores veem os banners nesta ordem.',
        }}
        vazio="Nenhum banner cadastrado."
      />
      {excluido && (
        <ExcluirModal
          titulo="Excluir banner"
          recurso="banners"
          remove={() => client.delete('/api/banners/{id}', {path: {id: excluido.id}})}
          sucesso="Banner excluído com sucesso"
          falha="Falha ao deletar o banner!"
          onClose={() => setExcluido(undefined)}
        >
          <strong>{excluido.titulo}</strong> sai desta lista e deixa de ser mostrado aos pintores.
        </ExcluirModal>
      )}
    </Pagina>
  );
}
