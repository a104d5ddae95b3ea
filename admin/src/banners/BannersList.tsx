import {client, fileUrl, type Schema} from '@clube/api-client';
import {formatDate, bannerWindowOf, type BannerWindow} from '@clube/domain';
import {Icon, Picture} from '@clube/ui';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {StateChip, type Tone} from '../components/StateChip';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {today} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {RemovedRows} from '../components/removed/RemovedRows';
import {Page} from '../components/page/Page';
import {OrderedList} from '../components/reorder/OrderedList';
import {useRowActions} from '../components/RowActions';
import {useAction} from '../components/useAction';
import styles from './Banners.module.css';

type Banner = Schema<'Banner'>;

const WINDOW_STATES: Readonly<Record<BannerWindow, {tone: Tone; text: string}>> = {
  before: {tone: 'waiting', text: 'A começar'},
  within: {tone: 'ok', text: 'No período'},
  after: {tone: 'neutral', text: 'Encerrado'},
};

function Title({banner}: {banner: Banner}) {
  return (
    <span className={styles.title}>
      <Picture
        renditions={banner.imagens}
        main={fileUrl(banner.diretorioImagem)}
        alt=""
        sizes="(width < 640px) 100vw, 72px"
        className={styles.picture}
      >
        <span className={styles.withoutPicture}>
          <Icon name="gallery" size={22} />
        </span>
      </Picture>
      <strong>{banner.titulo}</strong>
    </span>
  );
}

function Period({banner}: {banner: Banner}) {
  const {tone, text} = WINDOW_STATES[bannerWindowOf(banner, today())];
  return (
    <span className={styles.period}>
      <span>
        {formatDate(banner.dataInicial)} a {formatDate(banner.dataFinal)}
      </span>
      <StateChip tone={banner.ativo === 1 ? tone : 'neutral'}>{text}</StateChip>
    </span>
  );
}

const COLUMNS: readonly Column<Banner>[] = [
  {kind: 'custom', field: 'titulo', title: 'Banner', main: true, cell: banner => <Title banner={banner} />},
  {kind: 'custom', field: 'dataInicial', title: 'Período', cell: banner => <Period banner={banner} />},
  {
    kind: 'toggle',
    field: 'ativo',
    title: 'Situação',
    cell: banner => (
      <ActiveSwitch
        active={banner.ativo === 1}
        name={banner.titulo}
        resource="banners"
        failure="Falha ao atualizar o Status!"
        change={ativo => client.put('/api/banners/{id}', {path: {id: banner.id}, body: {ativo}})}
        question={ativo => ({
          title: ativo ? 'Ativar banner' : 'Inativar banner',
          text: (
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
  const [toDelete, setToDelete] = useState<Banner>();
  const actions = useRowActions<Banner>({nameOf: banner => banner.titulo, onDelete: setToDelete});
  const {run} = useAction({failure: 'Falha ao re-ordenar os banners!', changes: ['banners']});
  return (
    <Page
      title="Banners"
      actions={
        <>
          <RemovedRows entity="Banner" resource="banners" call="DELETE /api/banners/{id}" />
          <CreateLink />
        </>
      }
    >
      <OrderedList
        resource="banners"
        label="Banners"
        columns={[...COLUMNS, ...actions]}
        by="ordem"
        order={{
          nameOf: banner => banner.titulo,
          save: ids => run(() => client.patch('/api/banners/bulk', {body: ids.map((id, i) => ({id, ordem: i + 1}))})),
          hint: 'Os pintores veem os banners nesta ordem.',
        }}
        empty="Nenhum banner cadastrado."
      />
      {toDelete && (
        <DeleteDialog
          title="Excluir banner"
          resource="banners"
          remove={() => client.delete('/api/banners/{id}', {path: {id: toDelete.id}})}
          failure="Falha ao deletar o banner!"
          onClose={() => setToDelete(undefined)}
        >
          <strong>{toDelete.titulo}</strong> sai desta lista e deixa de ser mostrado aos pintores.
        </DeleteDialog>
      )}
    </Page>
  );
}
