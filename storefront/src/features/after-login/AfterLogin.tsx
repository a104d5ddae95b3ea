import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import {setVisit} from '../../base/session/visit';
import {checked, type Info} from '../../base/types';
import {nextStep} from './next-step';
import {PhotoDialog} from './PhotoDialog';
import {TutorialDialog} from './TutorialDialog';
import {useBanners} from './useBanners';

/** Loaded on demand, as it includes the sanitizer for HTML written by staff. */
const BannerDialog = lazy(() => import('./BannerDialog'));

interface Props {
  info: Info;
  /** The dialog to accept the rules. */
  rules: ReactNode;
}

/** The dialogs after the login, one at a time: announcements, rules, tutorial, photo. */
export default function AfterLogin({info, rules}: Props) {
  const {left, closeFirst} = useBanners(info);
  const [hasPhoto, setHasPhoto] = useState(false);
  const [tutorialClosed, setTutorialClosed] = useState(false);
  const {profile} = info;
  const step = nextStep({
    banners: left?.length,
    acceptedRules: checked(profile.aceitouRegulamento),
    wantsTutorial: profile.verTutorial && !tutorialClosed,
    hasPhoto: hasPhoto || profile.foto !== null,
  });
  useEffect(() => {
    if (step !== 'wait') setVisit(step ? 'quiet' : 'free');
  }, [step]);
  const [first, ...following] = left ?? [];
  if (step === 'banners' && first)
    return (
      <Suspense>
        <BannerDialog key={first.id} banner={first} following={following.length} onClose={closeFirst} />
      </Suspense>
    );
  if (step === 'regulamento') return rules;
  if (step === 'tutorial') return <TutorialDialog onFailed={() => setTutorialClosed(true)} />;
  if (step === 'photo') return <PhotoDialog pintorId={profile.id} onDone={() => setHasPhoto(true)} />;
  return null;
}
