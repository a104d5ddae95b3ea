import {messageOf} from '@clube/api-client';
import {directoryPath, type CategoriaIcone} from '@clube/domain';
import {FailureState, Icon, LoadingState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useInfo} from '../../base/session/info';
import type {Info} from '../../base/types';
import {Page} from '../../components/Page';
import {categoriasQuery, galeriaQuery, ratingsQuery, type GalleryImage} from './api';
import styles from './Directory.module.css';
import {DirectoryForm} from './DirectoryForm';
import {Faq} from './Faq';
import {MissingSteps} from './MissingSteps';
import {PedidosBox} from './pedidos/PedidosBox';
import {ContactsAndRatings} from './Ratings';
import {useDirectoryForm} from './useDirectoryForm';

interface Loaded {
  info: Info;
  works: readonly GalleryImage[];
  categorias: readonly {id: number; nome: string; icone: CategoriaIcone; mine: boolean}[];
}

function Loaded({info, works, categorias}: Loaded) {
  const {profile} = info;
  const {data: ratings = []} = useQuery(ratingsQuery);
  const form = useDirectoryForm({
    acheSeuPintor: profile.acheSeuPintor,
    sobre: profile.sobre ?? '',
    categorias: categorias.filter(({mine}) => mine).map(({id}) => id),
  });
  const {values} = form;
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <PedidosBox />
        <MissingSteps
          page={{
            listed: values.acheSeuPintor,
            cityFound: profile.cidadeEncontrada,
            photo: profile.foto !== null,
            works: works.length + form.works.length,
            categorias: values.categorias.length,
            about: values.sobre.trim().length,
            ratings: ratings.length,
          }}
        />
        <DirectoryForm info={info} works={works} categorias={categorias} form={form} />
      </div>
      <div className={styles.aside}>
        <ContactsAndRatings profile={profile} />
        <Faq />
      </div>
    </div>
  );
}

/** The painter's directory entry: its contents, customers' ratings, missing parts. */
export default function AcheSeuPintor() {
  const {data: info} = useInfo();
  const galeria = useQuery(galeriaQuery);
  const categorias = useQuery(categoriasQuery);
  if (!info) return null;
  const failed = [galeria, categorias].find(({error, data}) => error && !data);
  return (
    <Page
      title="Ache Seu Pintor"
      aside={
        info.profile.acheSeuPintor && (
          <a className={buttonClass({variant: 'secondary'})} href={directoryPath(info.profile)}>
            <Icon name="open" size={20} /> Minha página
          </a>
        )
      }
    >
      {galeria.data && categorias.data ? (
        <Loaded info={info} works={galeria.data} categorias={categorias.data} />
      ) : failed ? (
        <FailureState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <LoadingState rows={8} />
      )}
    </Page>
  );
}
