import {SheetViewer} from './SheetViewer';

/** One picture that can be brought nearer and turned. */
export function ImageViewer({src, description}: {src: string; description: string}) {
  return <SheetViewer description={description} sheets={[{key: src, url: src, description}]} />;
}
