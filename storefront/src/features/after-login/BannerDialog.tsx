import {fileUrl} from '@clube/api-client';
import {Button, Modal, Picture, Scene} from '@clube/ui';
import {RichText} from '../../components/rich-text/RichText';
import styles from './AfterLogin.module.css';
import type {Banner} from './useBanners';

interface Props {
  banner: Banner;
  /** The number of further announcements. */
  following: number;
  onClose: () => void;
}

/** One announcement; closing it shows the next one. */
export default function BannerDialog({
  banner: {titulo, descricao, diretorioImagem, imagens},
  following,
  onClose,
}: Props) {
  return (
    <Modal
      open
      flush
      width={640}
      title={titulo}
      onClose={onClose}
      footer={<Button onClick={onClose}>{following > 0 ? `Próximo (mais ${following})` : 'Continuar'}</Button>}
    >
      <Picture
        renditions={imagens}
        main={fileUrl(diretorioImagem)}
        alt=""
        sizes="(max-width: 664px) 100vw, 640px"
        className={styles.banner}
        fit="contain"
      >
        <Scene seed={titulo} />
      </Picture>
      {descricao && <RichText html={descricao} className={styles.description} />}
    </Modal>
  );
}
