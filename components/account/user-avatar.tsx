'use client';

import { useState } from 'react';

/** The picture of a user whose own does not load (specification 3). */
const defaultAvatarUrl = '/avatars/2/1.jpg';

interface UserAvatarProps {
  readonly url: string;
  /** Edge length in CSS pixels: 24 in the header (specification 9). */
  readonly size?: number;
}

/** A user's picture; where it fails to load, the default one takes its place for good. Decorative: the name stands beside it. */
export function UserAvatar({ url, size = 24 }: UserAvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = url === failedUrl ? defaultAvatarUrl : url;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      onError={() => setFailedUrl(url)}
      className="shrink-0 rounded-full bg-surface-2 object-cover"
    />
  );
}
