import {Picture, Scene} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Carousel} from '../../components/Carousel';
import {bannersQuery} from './api';
import styles from './Cartao.module.css';

/** Today's banners. A failure to load them is ignored. */
export function Banners() {
  const {data: banners = []} = useQuery(bannersQuery);
  const items = banners.map(({id, titulo, imagens, diretorioImagem}) => ({
    key: id,
    content: (
      <figure className={styles.banner}>
        <Picture
          className={styles.picture}
          renditions={imagens}
          main={diretorioImagem ? `/arquivos/${diretorioImagem}` : undefined}
          sizes="(max-width: 1151px) 100vw, 1120px"
          alt=""
        >
          <Scene seed={titulo} />
        </Picture>
        <figcaption>{titulo}</figcaption>
      </figure>
    ),
  }));
  return <Carousel title="Novidades" items={items} />;
}
